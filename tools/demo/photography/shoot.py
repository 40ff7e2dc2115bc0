#!/usr/bin/python3
"""shoot.py [NAME ...] [--again] [--watch]: renders, denoises, develops and encodes every listed shot without masters.

The list (shots.txt) is read again before every shot, so lines can be added during a run. A shot is done when both its masters
exist. Each master is written to a temporary file and then renamed, so a killed run loses at most one render, and the next run continues.
--again first deletes all files of the named shots, --regrade only their masters, which takes two seconds each. --watch waits for new lines."""
import os, resource, subprocess, sys, time

HERE = os.path.dirname(os.path.abspath(__file__))
RAW = os.environ.setdefault("PHOTO_RAW", f"{HERE}/raw")
OUT = os.environ.setdefault("PHOTO_OUT", f"{RAW}/out")
MASTERS = os.path.abspath(f"{HERE}/../pictures/masters")


def listed():
    with open(f"{HERE}/shots.txt") as file:
        rows = [line.split("#")[0].split() for line in file]
    return [(name, int(width), int(samples)) for name, width, samples, *_ in filter(None, rows)]


def unlit():
    """Returns the names of products without a lamp, which have only the unlit master."""
    with open(f"{HERE}/shots.txt") as file:
        return {line.split()[0] for line in file if line.rstrip().endswith(" unlit")}


def masters(name):
    """Returns the paths of a shot's masters. If files with `_` instead of `-` exist, it returns these."""
    if name in unlit():
        return [f"{MASTERS}/{name}-unlit.webp"]
    old = [f"{MASTERS}/{name.replace('-', '_')}-{light}.webp" for light in ("unlit", "lit")]
    return old if all(map(os.path.exists, old)) else [f"{MASTERS}/{name}-{light}.webp" for light in ("unlit", "lit")]


def exposures(name):
    return [f"{RAW}/{name}.{seed}.exr" for seed in (0, 1)]


def run(name, step, *command):
    with open(f"{RAW}/{name}.log", "a") as log:
        code = subprocess.run(command, stdout=log, stderr=log, cwd=HERE).returncode
    if code:
        raise RuntimeError(f"{step} failed, see {log.name}")


def cpu():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def shoot(name, width, samples):
    """Makes a shot. Deletes its raw renders once the denoised light groups are stored: a new grade needs only these groups."""
    if not os.path.exists(f"{RAW}/{name}.den.npz"):
        seeds = [str(seed) for seed, path in enumerate(exposures(name)) if not os.path.exists(path)]
        if seeds:
            run(name, "render", "blender", "-b", "--factory-startup", "-noaudio", "--python-exit-code", "1", "--python", "render.py",
                "--", name, "--w", str(width), "--spp", str(samples), "--seeds", ",".join(seeds))
    run(name, "develop", "/usr/bin/python3", "develop.py", name)
    run(name, "encode", "node", "encode.mjs", *[f"{OUT}/{name}-{light}.png" for light in ("unlit", "lit")])
    for light, master in zip(("unlit", "lit"), masters(name)):
        os.replace(f"{OUT}/{name}-{light}.webp", master)
    for path in exposures(name):
        if os.path.exists(path):
            os.remove(path)


def forget(name):
    drop = masters(name) + ([] if "--regrade" in sys.argv else exposures(name) + [f"{RAW}/{name}.den.npz"])
    for path in filter(os.path.exists, drop):
        os.remove(path)


def main():
    os.nice(19 - os.nice(0))
    os.makedirs(OUT, exist_ok=True)
    only = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    if "--again" in sys.argv or "--regrade" in sys.argv:
        for name in only:
            forget(name)
    failed = set()
    while True:
        todo = [shot for shot in listed() if shot not in failed and (not only or shot[0] in only)
                and not all(map(os.path.exists, masters(shot[0])))]
        if not todo:
            if "--watch" not in sys.argv:
                return len(failed)
            failed.clear()
            time.sleep(30)
            continue
        began, used = time.time(), cpu()
        try:
            shoot(*todo[0])
            word = "done"
        except RuntimeError as error:
            failed.add(todo[0])
            word = str(error)
        print(f"{todo[0][0]:32} {word}  cpu={cpu() - used:.0f}s wall={time.time() - began:.0f}s left={len(todo) - 1}", flush=True)


sys.exit(main())
