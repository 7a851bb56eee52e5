"""A window with nothing but WebKitGTK in it, for WebKitWebDriver to drive.

Unlike MiniBrowser it can be of any width, logs what pages complain of, and does what the driver
can't: taps and prints. Arguments: the log, the script that runs in every page first, and the kind
of visitor.
"""

import ctypes
import os
import signal
import sys

# Ends with the driver that started it, whatever ended that: <linux/prctl.h>, PR_SET_PDEATHSIG.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from finger import tap
from gi.repository import GLib, Gtk, WebKit2

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


def tap_at(manager, message):
    x, y = message.get_js_value().to_string().split()
    tap(views[-1], float(x), float(y))


def print_to(manager, message):
    """Prints the page on A4 into a PDF, which has its name once it is complete."""
    file = message.get_js_value().to_string()
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file + ".part"))
    paper = Gtk.PageSetup()
    paper.set_paper_size_and_default_margins(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    operation = WebKit2.PrintOperation(
        web_view=views[-1], print_settings=settings, page_setup=paper
    )
    operation.connect("finished", lambda printed: os.rename(file + ".part", file))
    operation.print_()
    printed.append(operation)


views = []
printed = []


def content():
    manager = WebKit2.UserContentManager()
    for name, answer in (("heard", write_to_log), ("tap", tap_at), ("print", print_to)):
        manager.connect("script-message-received::" + name, answer)
        manager.register_script_message_handler(name)
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


def settings():
    """Safari 26.2 has the Navigation API; WebKitGTK 2.50 has it too, behind a setting."""
    chosen = WebKit2.Settings(enable_javascript=kind != "without scripts")
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        if feature.get_identifier() == "NavigationAPI":
            chosen.set_feature_enabled(feature, True)
    return chosen


def create_view(session):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content(),
        settings=settings(),
    )
    views.append(view)
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
