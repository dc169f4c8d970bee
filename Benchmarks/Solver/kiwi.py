"""The same systems in kiwisolver: reads what `SolverBenchmark print` prints, prints what `SolverBenchmark` prints.

Constraints are made beforehand; only their addition, changes and removal are timed. kiwisolver has no priorities but
weights, and changes a constant by removing and adding the constraint, or by suggesting a value for a variable (the whole width).
"""

import sys
import time

import kiwisolver as kiwi


def strength(priority):
    if priority >= 1000:
        return kiwi.strength.required
    return kiwi.strength.strong if priority >= 750 else kiwi.strength.weak


def read(lines):
    count, local, whole = map(int, next(lines).split())
    variables = [kiwi.Variable(str(index)) for index in range(count)]
    constraints = []
    for line in lines:
        priority, relation, constant, *terms = line.split()
        terms = [(variables[int(v)], float(c)) for v, c in zip(terms[::2], terms[1::2])]
        constraints.append((terms, relation, float(constant), float(priority)))
    return variables, constraints, local, whole


def make(constraint, extra=0.0):
    terms, relation, constant, priority = constraint
    expression = kiwi.Expression([kiwi.Term(v, c) for v, c in terms], -constant - extra)
    return kiwi.Constraint(expression, relation, strength(priority))


def best(rounds, body):
    result = float("inf")
    for _ in range(rounds):
        start = time.perf_counter_ns()
        body()
        result = min(result, time.perf_counter_ns() - start)
    return int(result)


variables, system, local, whole = read(iter(sys.stdin.read().splitlines()))
made = [make(c) for c in system]


def build(skipping=None):
    solver = kiwi.Solver()
    for index, constraint in enumerate(made):
        if index != skipping:
            solver.addConstraint(constraint)
    solver.updateVariables()
    return solver


rounds = 1 if len(made) > 5000 else 3
built = []
print(best(rounds, lambda: built.append(build())), end=" ")

solver = built[-1]
changed = make(system[local], 5)


def change():
    solver.removeConstraint(made[local])
    solver.addConstraint(changed)
    solver.updateVariables()
    solver.removeConstraint(changed)
    solver.addConstraint(made[local])
    solver.updateVariables()


rounds = 5 if len(made) > 5000 else 30
print(best(rounds, change) // 2, end=" ")

width = variables[0]
edited = build(skipping=whole)
edited.addEditVariable(width, kiwi.strength.strong)


def resize():
    edited.suggestValue(width, system[whole][2] + 40)
    edited.updateVariables()
    edited.suggestValue(width, system[whole][2])
    edited.updateVariables()


print(best(rounds, resize) // 2)


def remove():
    solver.removeConstraint(made[local])
    solver.updateVariables()
    solver.addConstraint(made[local])
    solver.updateVariables()


print(best(rounds, remove))
