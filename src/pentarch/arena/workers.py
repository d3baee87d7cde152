"""Work shared among the processes of one machine, or the machines of a Ray cluster.

Results come back in the order of the parts, so nothing that is made of them depends on
how many workers there were or which of them was quick. When the process that shares the work
ends, however it ends, its workers end.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

from pentarch.core.words import BadOption, say

AHEAD: Final = 4  # parts begun for each worker: while one part takes long the others go on

Part = TypeVar("Part")
Result = TypeVar("Result")


def in_order(
    work: Callable[[Part], Result], parts: Iterable[Part], jobs: int, *, ray: bool = False
) -> Iterator[tuple[Part, Result]]:
    """Each part with its result; parts are asked for shortly before they are begun."""
    if ray:
        yield from on_ray(work, parts, jobs)
    elif jobs == 1:
        for part in parts:
            yield part, work(part)
    else:
        yield from in_processes(work, parts, jobs)


def in_processes(
    work: Callable[[Part], Result], parts: Iterable[Part], jobs: int
) -> Iterator[tuple[Part, Result]]:
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, context, begin_worker) as pool:
        try:
            yield from begun_early(parts, lambda part: pool.submit(work, part).result, jobs * AHEAD)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
            raise


def begin_worker() -> None:
    """Let an interrupt end a worker without a word: the parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the parent, which may have been killed and say nothing."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(1)


def on_ray(
    work: Callable[[Part], Result], parts: Iterable[Part], jobs: int
) -> Iterator[tuple[Part, Result]]:
    """The same on the cluster that RAY_ADDRESS names, else on a local one of so many workers."""
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise BadOption(say("ui-error-ray")) from error
    local = None if os.environ.get("RAY_ADDRESS") else jobs
    ray.init(num_cpus=local, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        remote = ray.remote(work)

        def begin(part: Part) -> Callable[[], Result]:
            reference = remote.remote(part)
            return lambda: ray.get(reference)

        cores = int(ray.cluster_resources()["CPU"])
        yield from begun_early(parts, begin, cores * AHEAD)
    finally:
        ray.shutdown()


def begun_early(
    parts: Iterable[Part], begin: Callable[[Part], Callable[[], Result]], ahead: int
) -> Iterator[tuple[Part, Result]]:
    """Begin some parts ahead of the one whose result is waited for."""
    begun: deque[tuple[Part, Callable[[], Result]]] = deque()
    for part in parts:
        begun.append((part, begin(part)))
        if len(begun) == ahead:
            first, wait = begun.popleft()
            yield first, wait()
    for part, wait in begun:
        yield part, wait()
