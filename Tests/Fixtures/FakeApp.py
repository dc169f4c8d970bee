#!/usr/bin/env python3
"""Stands in for an app: speaks the stage protocol, and misbehaves on the devices named in its file name's neighbour behaviour.json."""
import json, os, signal, socket, struct, sys, time, zlib

here = os.path.dirname(os.path.abspath(__file__))
behaviour = json.load(open(os.path.join(here, "behaviour.json")))
peer = socket.socket(socket.AF_UNIX)
peer.connect(os.environ["SHOJI_STAGE"])


def send(message):
    body = json.dumps(message).encode()
    peer.sendall(struct.pack("<I", len(body)) + body)


def receive(n):
    data = b""
    while len(data) < n:
        more = peer.recv(n - len(data))
        if not more:
            sys.exit(0)
        data += more
    return data


def png(path, width, height, seed):
    rows = b"".join(b"\0" + bytes([seed % 200 + 40, y * 255 // height, 120]) * width for y in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b""))


def act(name):
    if name == "crash":
        print("Fatal error: Unexpectedly found nil", flush=True)
        os.kill(os.getpid(), signal.SIGILL)
    if name == "abort-before-hello":
        os.abort()
    if name == "child":
        if not os.fork():
            os.setpgid(0, 0)
            open(os.path.join(here, "child.txt"), "w").write(str(os.getpid()))
            time.sleep(600)
        time.sleep(0.1)
    if name == "memory":
        hog = b"x" * 200_000_000
        time.sleep(600)
    if name == "chatter":
        for _ in range(30):
            print("y" * 999_999, flush=True)
        print("Fatal error: at the end", flush=True)
        os.kill(os.getpid(), signal.SIGSEGV)
    if name == "exit":
        os._exit(7)
    if name == "hang":
        time.sleep(600)
    if name == "garbage":
        peer.sendall(b"GET / HTTP/1.1\r\n\r\n" * 50)
        time.sleep(600)
    if name == "huge":
        peer.sendall(struct.pack("<I", 0xFFFFFFF0))
        time.sleep(600)
    if name == "wrong-answer":
        send({"id": 99, "result": {"done": {}}})
        time.sleep(600)


everywhere = behaviour.get("*")
if everywhere == "silent":
    time.sleep(600)
if everywhere == "abort-before-hello":
    act(everywhere)
print("hello from the app", flush=True)
send({"version": behaviour.get("version", 1), "processIdentifier": os.getpid(), "application": "Fake"})
device = None
while True:
    (length,) = struct.unpack("<I", receive(4))
    request = json.loads(receive(length))
    (command, value), = request["command"].items()
    result = {"done": {}}
    if command == "configure":
        device = value["_0"]
        act(everywhere or behaviour.get(device["deviceName"]))
    elif command == "settle":
        send({"id": request["id"], "result": {"settling": {"frame": 1}}})
        send({"id": request["id"], "result": {"settling": {"frame": 2}}})
        if (everywhere or "") == "hang-in-settle":
            time.sleep(600)
        result = {"settled": {"frames": 2, "quiet": True}}
    elif command == "capture":
        if behaviour.get(device["deviceName"]) == "full-disk":
            result = {"failed": {"_0": {"kind": "fileSystem", "message": "Cannot write the picture: No space left on device."}}}
        else:
            (_, _), (w, h) = device["windowFrame"]
            w, h = int(w * device["scale"]) // 8, int(h * device["scale"]) // 8
            png(value["path"], w, h, len(device["deviceName"]) * 37)
            result = {"captured": {"width": w, "height": h, "renderMilliseconds": 1, "encodeMilliseconds": 1}}
    elif command == "dumpTree":
        (_, _), (w, h) = device["windowFrame"]
        label = {"class": "UILabel", "frame": [20, 80, 120, 40], "text": "</script><b>Hello</b>", "children": []}
        box = {"class": "UIView", "frame": [10, 60, w - 20, h / 2], "controller": "Main", "children": [label]}
        findings = [{"kind": "unsatisfiableConstraints", "message": "Unable to satisfy"}] if device["idiom"] == "pad" else []
        tree = {"size": [w, h], "windows": [{"class": "UIWindow", "frame": [0, 0, w, h], "children": [box]}], "findings": findings}
        json.dump(tree, open(value["path"], "w"))
        result = {"wroteTree": {"findings": findings}}
    send({"id": request["id"], "result": result})
    if command == "quit":
        sys.exit(0)
