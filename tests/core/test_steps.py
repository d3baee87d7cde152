"""The stack of what is still to be done: last in, first out, packed without loss."""

from hypothesis import given
from hypothesis import strategies as st

from pentarch.core.steps import (
    AMOUNT_LIMIT,
    Step,
    amount_of,
    extra_of,
    is_optional,
    player_of,
    stack,
    step,
    unpacked,
    verb_of,
)

amounts = st.integers(0, AMOUNT_LIMIT - 1)
steps: st.SearchStrategy[Step] = st.tuples(
    st.integers(1, 255), st.integers(0, 15), st.booleans(), amounts, amounts
)
stacks = st.lists(steps, max_size=12)


@given(steps)
def test_a_step_is_packed_without_loss(whole: Step) -> None:
    word = step(*whole)

    assert unpacked(word) == whole
    parts = (verb_of(word), player_of(word), is_optional(word), amount_of(word), extra_of(word))
    assert parts == whole
    assert 0 < word < 1 << 62


@given(stacks, steps)
def test_the_last_in_is_the_first_out(below: list[Step], top: Step) -> None:
    pending = stack(below)

    pending.push(step(*top))

    assert (pending.verb(), pending.player()) == top[:2]
    assert unpacked(pending.pop()) == top
    assert pending.steps() == below


@given(stacks, steps, steps)
def test_a_step_in_the_place_of_another(below: list[Step], old: Step, new: Step) -> None:
    pending = stack([*below, old])

    pending.replace(step(*new))

    assert pending.steps() == [*below, new]


@given(stacks, steps)
def test_a_copy_goes_its_own_way(below: list[Step], top: Step) -> None:
    pending = stack(below)
    twin = pending.copy()
    assert twin == pending
    assert hash(twin) == hash(pending)

    pending.push(step(*top))

    assert twin != pending
    assert twin.steps() == below


@given(stacks.filter(bool))
def test_what_was_popped_is_forgotten(below: list[Step]) -> None:
    pending = stack([*below, (1, 1, True, 1, 1)])
    pending.pop()

    assert pending == stack(below)
    assert hash(pending) == hash(stack(below))


@given(stacks, steps, stacks)
def test_a_step_is_taken_out_from_under_others(
    below: list[Step], one: Step, above: list[Step]
) -> None:
    pending = stack([*below, one, *above])
    taken = len(above)

    assert pending.under(taken) == step(*one)
    assert pending.take(taken) == step(*one)

    assert pending.steps() == [*below, *above]
