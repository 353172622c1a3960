"""The same loads in SimPy: python3 simpy_peer.py (station|flow) <requests>. Prints milliseconds and a mean."""
import random
import sys
import time

import simpy


def station(requests):
    env = simpy.Environment()
    server = simpy.Resource(env, capacity=1)
    stays = []

    def customer():
        came = env.now
        with server.request() as turn:
            yield turn
            yield env.timeout(random.expovariate(100))
        stays.append(env.now - came)

    def source():
        for _ in range(requests):
            yield env.timeout(random.expovariate(80))
            env.process(customer())

    env.process(source())
    env.run()
    return sum(stays) / len(stays)


# name: (servers, mean seconds, time-out seconds, attempts, backoff seconds, callee)
CALLS = {
    "gateway": (24, 0.010, 2.0, 1, 0.0, "orders"),
    "orders": (20, 0.015, 0.40, 2, 0.05, "stock"),
    "stock": (6, 0.012, 0.10, 3, 0.02, None),
}


def flow(requests):
    env = simpy.Environment()
    resources = {name: simpy.Resource(env, capacity=call[0]) for name, call in CALLS.items()}
    stays = []

    def attempt(name):
        _, mean, _, _, _, callee = CALLS[name]
        with resources[name].request() as turn:
            yield turn
            yield env.timeout(random.expovariate(1 / mean))
            if callee is not None:
                return (yield env.process(call(callee)))
        return True

    def call(name):
        _, _, limit, attempts, backoff, _ = CALLS[name]
        for tried in range(attempts):
            if tried > 0:
                yield env.timeout(backoff)
            work = env.process(attempt(name))
            yield work | env.timeout(limit)
            if work.triggered and work.value:
                return True
        return False

    def request():
        came = env.now
        yield env.process(call("gateway"))
        stays.append(env.now - came)

    def source():
        for _ in range(requests):
            yield env.timeout(random.expovariate(300))
            env.process(request())

    env.process(source())
    env.run()
    return sum(stays) / len(stays)


if __name__ == "__main__":
    random.seed(1)
    started = time.perf_counter()
    mean = {"station": station, "flow": flow}[sys.argv[1]](int(sys.argv[2]))
    print((time.perf_counter() - started) * 1000, mean)
