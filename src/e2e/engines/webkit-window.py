"""A window with nothing but WebKitGTK in it, for WebKitWebDriver to drive.

Unlike MiniBrowser it can be of any width, and logs what pages complain of. Arguments: the log, the
script that runs in every page first, and the kind of visitor.
"""

import ctypes
import signal
import sys

# Ends with the driver that started it, whatever ended that: <linux/prctl.h>, PR_SET_PDEATHSIG.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

log, first_script, kind = sys.argv[1:4]

# WebDriver has no command for the console.
HEAR = """{
  const tell = (...words) => webkit.messageHandlers.heard.postMessage(words.join(' '));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => { tell(...words); write.apply(console, words); };
  }
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}"""

look = Gtk.Settings.get_default()
look.set_property("gtk-enable-animations", kind != "with reduced motion")
# Unhinted, letters are as wide as the font says, as in Safari.
look.set_property("gtk-xft-hinting", 0)
look.set_property("gtk-xft-hintstyle", "hintnone")
look.set_property("gtk-xft-rgba", "none")


def ignore_other_schemes(view, decision, decision_type):
    """A mail program would take mailto: links; here nothing does, and no error page comes."""
    if decision_type != WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
        return False
    uri = decision.get_navigation_action().get_request().get_uri()
    if uri.startswith(("http:", "https:", "about:")):
        return False
    decision.ignore()
    return True


def write_to_log(manager, message):
    with open(log, "a", encoding="utf-8") as file:
        file.write(message.get_js_value().to_string().replace("\n", " ") + "\n")


def content():
    manager = WebKit2.UserContentManager()
    manager.connect("script-message-received::heard", write_to_log)
    manager.register_script_message_handler("heard")
    for source in (HEAR, first_script):
        manager.add_script(
            WebKit2.UserScript(
                source,
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    return manager


def create_view(session):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content(),
        settings=WebKit2.Settings(enable_javascript=kind != "without scripts"),
    )
    view.connect("decide-policy", ignore_other_schemes)
    window = Gtk.Window(decorated=False)
    window.add(view)
    view.connect("close", lambda closed: window.destroy())
    window.show_all()
    window.present()
    view.grab_focus()
    return view


def automation_started(context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("WebKitGTK")
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", automation_started)
Gtk.main()
