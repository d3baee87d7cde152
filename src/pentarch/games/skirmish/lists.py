"""The ready lists: the two of the rulebook, and more for each affiliation.

A list is written as people write it: names, with `x2` behind those that are there twice.
"""

from typing import Final

from pentarch.games.skirmish.cards import COMMANDS, DEPLOYMENTS


class ReadyList:
    def __init__(self, name: str, army: list[int], deck: list[int]) -> None:
        self.name: Final = name
        self.army: Final = army
        self.deck: Final = deck


READY_LISTS: Final[list[ReadyList]] = []
DEPLOYMENT_NAMES: Final = [it.name for it in DEPLOYMENTS]
COMMAND_NAMES: Final = [it.name for it in COMMANDS]

# Command cards that cost nothing.
ALL_FREE: Final = (
    "celebration deadeye element-of-surprise expose-weakness fleet-footed planning rally recovery"
    " sit-tight take-cover take-initiative to-the-limit urgency"
)


def ready_list(name: str, army: str, deck: str) -> None:
    READY_LISTS.append(
        ReadyList(name, numbers(army, DEPLOYMENT_NAMES), numbers(deck, COMMAND_NAMES))
    )


def numbers(text: str, names: list[str]) -> list[int]:
    """The cards of a text, one number for each copy."""
    found: list[int] = []
    for word in text.split():
        if word == "x2":
            found.append(found[-1])
        else:
            found.append(names.index(word))
    return found


ready_list(
    "starter-imperial",
    army="darth-vader royal-guard stormtrooper x2",
    deck=ALL_FREE + " force-lightning lure-of-the-dark-side",
)
ready_list(
    "starter-rebel",
    army="luke-skywalker diala-passil jyn-odan gaarkhan fenn-signis",
    deck=ALL_FREE + " deflection son-of-skywalker",
)
ready_list(
    "imperial-garrison",
    army="stormtrooper-elite x2 imperial-officer-elite e-web-engineer-elite royal-guard",
    deck="deadeye expose-weakness fleet-footed planning rally recovery take-cover take-initiative"
    " covering-fire maximum-firepower guardian-stance marksman x2 regroup x2",
)
ready_list(
    "imperial-walkers",
    army="at-st royal-guard-champion probe-droid-elite imperial-officer probe-droid",
    deck="celebration deadeye element-of-surprise fleet-footed recovery take-initiative urgency"
    " maximum-firepower hunter-protocol marksman x2 pummel x2 guardian-stance close-the-gap",
)
ready_list(
    "imperial-command",
    army="general-weiss royal-guard-elite imperial-officer-elite imperial-officer"
    " temporary-alliance-hired-guns nexu",
    deck="celebration deadeye expose-weakness planning rally recovery sit-tight take-initiative"
    " to-the-limit maximum-firepower guardian-stance regroup x2 ferocity close-the-gap",
)
ready_list(
    "imperial-sith",
    army="darth-vader stormtrooper-elite royal-guard imperial-officer-elite",
    deck="celebration element-of-surprise expose-weakness fleet-footed planning recovery take-cover"
    " take-initiative to-the-limit lord-of-the-sith force-lightning lure-of-the-dark-side"
    " telekinetic-throw deflection close-the-gap",
)
ready_list(
    "rebel-smugglers",
    army="han-solo chewbacca jyn-odan gideon-argus mak-eshkarey rebel-high-command",
    deck="celebration deadeye element-of-surprise fleet-footed planning recovery take-cover"
    " to-the-limit one-in-a-million shadow-ops take-it-down marksman guardian-stance regroup x2",
)
ready_list(
    "rebel-vanguard",
    army="rebel-trooper x2 rebel-saboteur x2 fenn-signis gideon-argus mak-eshkarey"
    " balance-of-the-force",
    deck="deadeye expose-weakness planning rally recovery take-cover take-initiative urgency"
    " burst-fire covering-fire maximum-firepower shadow-ops take-it-down marksman x2",
)
ready_list(
    "rebel-masters",
    army="luke-skywalker chewbacca diala-passil gaarkhan",
    deck="celebration element-of-surprise fleet-footed planning recovery take-cover to-the-limit"
    " urgency sarlacc-sweep knowledge-and-defense meditation furious-charge deflection x2"
    " son-of-skywalker",
)
ready_list(
    "mercenary-hunters",
    army="ig-88 trandoshan-hunter-elite trandoshan-hunter nexu-elite nexu devious-scheme",
    deck="celebration deadeye expose-weakness fleet-footed recovery take-initiative urgency"
    " price-on-their-heads hunter-protocol ferocity close-the-gap marksman x2 pummel x2",
)
ready_list(
    "mercenary-pack",
    army="nexu x2 nexu nexu-elite x2 trandoshan-hunter first-strike temporary-alliance-common-enemy"
    " gideon-argus mak-eshkarey",
    deck="celebration element-of-surprise fleet-footed planning rally recovery sit-tight"
    " take-initiative to-the-limit ferocity close-the-gap pummel x2 price-on-their-heads"
    " shadow-ops",
)
