"""A window with nothing but WebKitGTK in it, for WebKitWebDriver to drive.

Unlike MiniBrowser it can be of any width, and writes the console to a file. Arguments: the file,
the script that runs in every page first, and the kind of visitor.
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
from gi.repository import Gtk, WebKit2

console, first_script, kind = sys.argv[1:4]

# The driver silences its browser, and WebKit writes the console to the standard output.
output = os.open(console, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
for stream in (1, 2):
    os.dup2(output, stream)

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


def content():
    manager = WebKit2.UserContentManager()
    manager.add_script(
        WebKit2.UserScript(
            first_script,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    return manager


def create_view(session):
    has_scripts = kind != "without scripts"
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content(),
        settings=WebKit2.Settings(
            enable_write_console_messages_to_stdout=True,
            enable_javascript=has_scripts,
        ),
    )
    view.connect("decide-policy", ignore_other_schemes)
    window = Gtk.Window(decorated=False)
    window.add(view)
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
