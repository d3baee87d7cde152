"""What bots make of the game: the obvious things, and that it pays."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pentarch.bots import make, names
from pentarch.bots.greedy import GreedyBot
from pentarch.bots.knowledge import KNOWLEDGE, THOROUGH
from pentarch.bots.searching import SearchBot
from pentarch.core.rng import Rng
from pentarch.core.words import BadOption
from pentarch.games.commanders import GAME as COMMANDERS
from pentarch.games.star_realms import GAME, moves
from pentarch.games.star_realms.cards import (
    BARTER_WORLD,
    BATTLE_STATION,
    BLOB_DESTROYER,
    BLOB_WHEEL,
    BRAIN_WORLD,
    COMMAND_SHIP,
    CORVETTE,
    CUTTER,
    DREADNAUGHT,
    EXPLORER,
    FREIGHTER,
    IMPERIAL_FRIGATE,
    JUNKYARD,
    MISSILE_BOT,
    MISSILE_MECH,
    MOTHERSHIP,
    RAM,
    SCOUT,
    STEALTH_NEEDLE,
    SURVEY_SHIP,
    TRADE_BOT,
    TRADE_ESCORT,
    TRADING_POST,
    VIPER,
    WAR_WORLD,
)
from tests.games.star_realms.table import P1, P2, P4, Table, out, side

EARLY, LATE = 3, 30  # turns


def choice(table: Table, bot: str = "greedy") -> str:
    """What a bot that sits there does."""
    state = table.state.copy()
    player = int(state.current_player())
    state.redeal(player, Rng(1))
    return GAME.text(state, make(bot, GAME, seed=1).choose(state, player))


# Fighting.


def test_whoever_can_win_wins() -> None:
    table = Table(side(combat=8, trade=5), side(authority=8, bases=[BLOB_WHEEL]), row=[RAM])

    assert choice(table) == "attack player=1"
    table.do(moves.ATTACK + P1)

    assert choice(table) == "spend amount=8"


def test_also_through_outposts() -> None:
    table = Table(side(combat=12), side(authority=8, bases=[BARTER_WORLD, TRADING_POST]))

    assert choice(table) == "strike owner=1 card=trading-post"


def test_ships_are_scrapped_for_the_last_points() -> None:
    table = Table(side(ships=[EXPLORER], combat=3), side(authority=5))

    assert choice(table) == "scrap card=explorer"


def test_an_outpost_is_hit_first() -> None:
    table = Table(side(combat=5), side(bases=[WAR_WORLD, BATTLE_STATION]))

    assert choice(table) == "strike owner=1 card=war-world"


def test_a_base_is_destroyed_while_the_foe_is_far_from_falling() -> None:
    for authority, move in ((50, "strike owner=1 card=blob-wheel"), (8, "attack player=1")):
        table = Table(side(combat=5), side(bases=[BLOB_WHEEL], authority=authority))

        assert choice(table) == move


def test_everything_is_thrown_at_the_foe() -> None:
    table = Table(side(combat=7), side())

    table.do(moves.ATTACK + P1)

    assert choice(table) == "spend amount=7"


# The order of a turn.


def test_bases_are_laid_out_first_and_the_needle_last() -> None:
    table = Table(side(hand=[STEALTH_NEEDLE, DREADNAUGHT, BARTER_WORLD]), side())

    assert choice(table) == "play card=barter-world"
    table.play(BARTER_WORLD)

    assert choice(table) == "play card=dreadnaught"


def test_cards_that_draw_are_played_before_others() -> None:
    table = Table(side(hand=[SCOUT, VIPER, CORVETTE], deck=[SCOUT]), side())

    assert choice(table) == "play card=corvette"


def test_laying_out_is_not_worth_a_search() -> None:
    table = Table(side(hand=[SCOUT, RAM]), side(), row=[CUTTER])
    legal = vec[i64]([0] * int(table.state.max_legal()))

    many = table.state.legal_into(legal)

    assert many > 1
    assert KNOWLEDGE["star-realms"].narrow(table.state, legal, many) == 1


def test_whoever_overlooks_nothing_thinks_about_every_scrap_ability() -> None:
    table = Table(
        side(ships=[EXPLORER], deck=[SCOUT] * 8, trade=3),
        side(deck=[SCOUT] * 5), row=[RAM, CUTTER], turns=EARLY,
    )  # fmt: skip
    scrapping = moves.SCRAP + EXPLORER
    asked = vec[i64]([0] * int(table.state.max_legal()))
    thorough = asked[:]

    few = KNOWLEDGE["star-realms"].narrow(table.state, asked, table.state.legal_into(asked))
    more = THOROUGH["star-realms"].narrow(table.state, thorough, table.state.legal_into(thorough))

    assert scrapping not in list(asked[:few])
    assert scrapping in list(thorough[:more])
    assert set(asked[:few]) < set(thorough[:more])


def test_a_search_in_a_hurry_does_what_looks_best() -> None:
    for trade, row in ((4, [FREIGHTER, BLOB_DESTROYER]), (3, [RAM, TRADING_POST, SURVEY_SHIP])):
        table = Table(
            side(trade=trade, deck=[SCOUT] * 8), side(deck=[SCOUT] * 5, authority=50),
            row=row, turns=EARLY, trade_deck=[],
        )  # fmt: skip

        assert choice(table, "ismcts:12") == choice(table, "greedy")


def test_a_search_looks_as_far_as_the_end() -> None:
    table = Table(
        side(trade=2, deck=[VIPER] * 2, authority=1),
        side(deck=[SCOUT] * 5, authority=1), row=[], trade_deck=[],
    )  # fmt: skip
    bot = SearchBot("", KNOWLEDGE["star-realms"], GAME.actions, 1, iterations=40, seconds=9.0)

    assert all(answer.value == 1.0 for answer in bot.rank(table.state, 0))


# Scrapping and discarding.


def test_a_starter_is_scrapped_and_not_a_good_card() -> None:
    table = Table(side(hand=[TRADE_BOT], discard=[COMMAND_SHIP, SCOUT, VIPER]), side())

    table.play(TRADE_BOT)

    assert choice(table) in ("from-discard card=scout", "from-discard card=viper")


def test_nothing_is_scrapped_where_all_is_good() -> None:
    table = Table(side(hand=[MISSILE_BOT, COMMAND_SHIP], discard=[DREADNAUGHT]), side())

    table.play(MISSILE_BOT)

    assert choice(table) == "pass"


def test_the_junkyard_waits_for_junk() -> None:
    table = Table(side(bases=[JUNKYARD], discard=[DREADNAUGHT]), side())
    assert choice(table) == "end-turn"

    table = Table(side(bases=[JUNKYARD], discard=[DREADNAUGHT, SCOUT]), side())
    assert choice(table) == "use card=junkyard"


def test_the_least_useful_card_is_discarded() -> None:
    table = Table(side(hand=[IMPERIAL_FRIGATE]), side(hand=[DREADNAUGHT, SCOUT]))

    table.play(IMPERIAL_FRIGATE)

    assert choice(table) == "from-hand card=scout"


def test_nobody_destroys_his_own_base() -> None:
    table = Table(side(hand=[MISSILE_MECH], bases=[BRAIN_WORLD]), side(bases=[BLOB_WHEEL]))

    table.play(MISSILE_MECH)

    assert choice(table) == "destroy owner=1 card=blob-wheel"


# Buying.


def test_trade_is_bought_early_and_combat_late() -> None:
    for turns, bought in ((EARLY, "freighter"), (LATE, "blob-destroyer")):
        starters = [SCOUT] * 7 + [VIPER] * 2
        table = Table(
            side(trade=4, deck=starters), side(deck=[SCOUT]),
            row=[FREIGHTER, BLOB_DESTROYER], turns=turns, trade_deck=[],
        )  # fmt: skip

        assert choice(table) == f"buy card={bought}"


def test_two_good_cards_are_better_than_one() -> None:
    table = Table(
        side(trade=4, deck=[SCOUT] * 8), side(), row=[CUTTER, CUTTER], turns=EARLY, trade_deck=[]
    )

    assert choice(table) == "buy card=cutter"


# Several players.


def test_in_a_free_for_all_whoever_can_be_finished_is() -> None:
    table = Table(side(combat=5), side(authority=40), side(authority=4))

    assert choice(table) == "attack player=2"


def test_an_emperor_goes_for_the_other_emperor() -> None:
    sides = [side(), side(combat=5), side(), side(authority=20), side(), side(authority=20)]
    table = Table(*sides, mode="emperor", mover=P1)

    assert choice(table) == f"attack player={P4}"


def test_a_boss_goes_for_the_weakest_raider() -> None:
    table = Table(side(combat=5), side(), side(authority=20), out(), mode="raid")

    assert choice(table) == f"attack player={P2}"


def test_a_head_that_has_laid_out_its_cards_lets_the_other_do_so() -> None:
    table = Table(
        side(hand=[SCOUT]), side(hand=[SCOUT, SCOUT], authority=0), side(), side(authority=0),
        row=[CUTTER], mode="hydra",
    )  # fmt: skip

    table.play(SCOUT)

    assert choice(table) == "hand-over player=1"


@pytest.mark.parametrize(
    ("mode", "players"),
    [("duel", 2), ("free-for-all", 3), ("hunter", 3), ("hydra", 4), ("emperor", 6), ("raid", 3)],
)
def test_greedy_players_beat_random_ones_in_every_mode(mode: str, players: int) -> None:
    team = {"hydra": (0, 1), "emperor": (0, 1, 2)}.get(mode, (0,))
    bots = ["greedy" if player in team else "random" for player in range(players)]

    won = sum(wins(bots, 0, seed, mode=mode) for seed in range(2))

    assert won == 2


@pytest.mark.parametrize(
    ("mode", "players"),
    [("duel", 2), ("free-for-all", 4), ("hunter", 3), ("hydra", 6), ("emperor", 6), ("raid", 4)],
)
def test_a_search_plays_every_mode(mode: str, players: int) -> None:
    rng = Rng(3)
    state = GAME.new(players, 3, mode=mode)
    for _ in range(30):
        mover = int(state.current_player())
        world = state.copy()
        world.redeal(mover, rng)
        action = make("ismcts:6", GAME, 1).choose(world, mover)
        assert action in state.legal_actions()
        state.apply(action)


def test_raiders_beat_a_random_boss() -> None:
    bots = ["random", "greedy", "greedy"]

    assert all(wins(bots, 1, seed, mode="raid", first="1") for seed in range(2))


def wins(bots: list[str], player: int, seed: int, **options: str) -> bool:
    rng = Rng(seed)
    state = GAME.new(len(bots), int(rng.seed()), **options)
    seats = [make(name, GAME, int(rng.seed())) for name in bots]
    while not state.is_terminal():
        mover = int(state.current_player())
        world = state.copy()
        world.redeal(mover, rng)
        state.apply(seats[mover].choose(world, mover))
    return state.returns()[player] > 0


# Styles.


@pytest.mark.parametrize(
    ("style", "bought"),
    [("attack", RAM), ("defence", TRADING_POST), ("draw", SURVEY_SHIP)],
)
def test_a_style_buys_what_it_likes(style: str, bought: int) -> None:
    table = Table(
        side(trade=3, deck=[SCOUT] * 8), side(),
        row=[RAM, TRADING_POST, SURVEY_SHIP], trade_deck=[],
    )  # fmt: skip

    assert choice(table, f"style-{style}") == f"buy card={GAME_NAMES[bought]}"


GAME_NAMES = {RAM: "ram", TRADING_POST: "trading-post", SURVEY_SHIP: "survey-ship"}


def test_the_spender_buys_the_dearest() -> None:
    table = Table(
        side(trade=7, deck=[SCOUT] * 8), side(),
        row=[CUTTER, TRADE_ESCORT, MOTHERSHIP], trade_deck=[],
    )  # fmt: skip

    assert choice(table, "style-expensive") == "buy card=mothership"


def test_styles_are_for_this_game_only() -> None:
    assert "style-attack" in names(GAME)
    assert "style-attack" not in names(COMMANDERS)
    assert "style-attack" not in names()

    with pytest.raises(BadOption):
        make("style-attack", COMMANDERS, 1)


def test_a_style_is_called_by_its_name() -> None:
    bot = make("style-draw", GAME, 1)

    assert isinstance(bot, GreedyBot)
    assert bot.name == "style-draw"
