"""The browser is told of the cards by a file; the file says what the rules say."""

import json

from tools.star_realms_cards import PLACE, sheet


def test_the_browser_s_file_of_cards_is_the_one_that_the_rules_write() -> None:
    assert json.loads(PLACE.read_text(encoding="utf-8")) == sheet(), "write it anew"
