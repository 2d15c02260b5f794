"""Lattices: reduced bases (LLL), and the points near a given one. Small, exact enough for 20 dimensions."""

from collections.abc import Iterator, Sequence

Vector = Sequence[int]


def reduced(basis: Sequence[Vector]) -> list[list[int]]:  # noqa: C901 - one algorithm, as in the book
    """An LLL-reduced basis of the same lattice, by integers alone (Cohen, algorithm 2.6.7)."""
    b = [list(row) for row in basis]
    size = len(b)
    # d[i] is the determinant of the first i rows; lam[i][j] / d[j + 1] are the Gram-Schmidt coefficients.
    d = [1] + [0] * size
    lam = [[0] * size for _ in range(size)]

    def subtract(k: int, j: int) -> None:
        times = (2 * lam[k][j] + d[j + 1]) // (2 * d[j + 1])
        if times:
            b[k] = [x - times * y for x, y in zip(b[k], b[j], strict=True)]
            lam[k][j] -= times * d[j + 1]
            for i in range(j):
                lam[k][i] -= times * lam[j][i]

    def swap(k: int, highest: int) -> None:
        b[k], b[k - 1] = b[k - 1], b[k]
        for j in range(k - 1):
            lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
        middle = lam[k][k - 1]
        changed = (d[k - 1] * d[k + 1] + middle * middle) // d[k]
        for i in range(k + 1, highest + 1):
            old = lam[i][k]
            lam[i][k] = (d[k + 1] * lam[i][k - 1] - middle * old) // d[k]
            lam[i][k - 1] = (changed * old + middle * lam[i][k]) // d[k + 1]
        d[k] = changed

    k, highest = 1, 0
    d[1] = _product(b[0], b[0])
    while k < size:
        if k > highest:
            highest = k
            for j in range(k + 1):
                value = _product(b[k], b[j])
                for i in range(j):
                    value = (d[i + 1] * value - lam[k][i] * lam[j][i]) // d[i]
                if j < k:
                    lam[k][j] = value
                else:
                    d[k + 1] = value
        subtract(k, k - 1)
        if 4 * (d[k + 1] * d[k - 1] + lam[k][k - 1] ** 2) < 3 * d[k] ** 2:
            swap(k, highest)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                subtract(k, j)
            k += 1
    return b


def near(basis: Sequence[Vector], target: Vector, radius: float) -> Iterator[list[int]]:
    """The lattice points within a radius of the target; the basis has to be reduced."""
    size = len(basis)
    stars, mu = _gram_schmidt(basis)
    norms = [_dot(star, star) for star in stars]
    aim = [_dot(target, star) / norm for star, norm in zip(stars, norms, strict=True)]

    def search(level: int, chosen: list[int], left: float) -> Iterator[list[int]]:
        if level < 0:
            columns = zip(*basis, strict=True)
            yield [sum(x * y for x, y in zip(chosen, column, strict=True)) for column in columns]
            return
        centre = aim[level] - sum(chosen[i] * mu[i][level] for i in range(level + 1, size))
        first, step = round(centre), 0
        while True:
            # Outwards from the centre: first, then a step to the nearer side, then one to the other...
            side = 1 if (step % 2 == 1) == (centre >= first) else -1
            number = first + side * ((step + 1) // 2)
            cost = (number - centre) ** 2 * norms[level]
            if cost > left:
                return
            chosen[level] = number
            yield from search(level - 1, chosen, left - cost)
            step += 1

    yield from search(size - 1, [0] * size, radius**2)


def _gram_schmidt(basis: Sequence[Vector]) -> tuple[list[list[float]], list[list[float]]]:
    stars: list[list[float]] = []
    mu = [[0.0] * len(basis) for _ in basis]
    for i, row in enumerate(basis):
        star = [float(x) for x in row]
        for j, other in enumerate(stars):
            mu[i][j] = _dot(row, other) / _dot(other, other)
            star = [x - mu[i][j] * y for x, y in zip(star, other, strict=True)]
        stars.append(star)
    return stars, mu


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(one, other, strict=True))


def _product(one: Vector, other: Vector) -> int:
    return sum(x * y for x, y in zip(one, other, strict=True))
