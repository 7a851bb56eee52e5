"""A finger on a window of GTK, since WebKitWebDriver makes a mouse of every pointer."""

import ctypes

from gi.repository import Gdk, GLib

gdk = ctypes.CDLL("libgdk-3.so.0")
gtk = ctypes.CDLL("libgtk-3.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")

# How long a quick tap touches the screen, in ms.
TAP = 40


class TouchEvent(ctypes.Structure):
    """GdkEventTouch: its sequence can't be set from Python otherwise."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("window", ctypes.c_void_p),
        ("send_event", ctypes.c_int8),
        ("time", ctypes.c_uint32),
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
        ("axes", ctypes.c_void_p),
        ("state", ctypes.c_uint),
        ("sequence", ctypes.c_void_p),
        ("emulating_pointer", ctypes.c_int),
        ("device", ctypes.c_void_p),
        ("x_root", ctypes.c_double),
        ("y_root", ctypes.c_double),
    ]


pointer = ctypes.c_void_p
gdk.gdk_event_new.restype = ctypes.POINTER(TouchEvent)
gdk.gdk_event_set_device.argtypes = [pointer, pointer]
gdk.gdk_event_set_source_device.argtypes = [pointer, pointer]
gdk.gdk_event_free.argtypes = [pointer]
gtk.gtk_main_do_event.argtypes = [pointer]
gobject.g_object_ref.argtypes = [pointer]


def tap(view, x, y):
    """Taps a place in the window, in px."""
    touch(view, Gdk.EventType.TOUCH_BEGIN, x, y)
    GLib.timeout_add(TAP, touch, view, Gdk.EventType.TOUCH_END, x, y)


def touch(view, event_type, x, y):
    # The hash of a GObject is its address.
    window = hash(view.get_window())
    device = hash(view.get_display().get_default_seat().get_pointer())
    event = gdk.gdk_event_new(int(event_type))
    fields = event.contents
    # The event takes one reference with it when it is freed.
    gobject.g_object_ref(window)
    fields.window = window
    fields.time = GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
    fields.x = fields.x_root = x
    fields.y = fields.y_root = y
    fields.sequence = 1
    fields.emulating_pointer = True
    gdk.gdk_event_set_device(event, device)
    gdk.gdk_event_set_source_device(event, device)
    gtk.gtk_main_do_event(event)
    gdk.gdk_event_free(event)
    return GLib.SOURCE_REMOVE
