"""A match over the real server: opened, joined, played, watched."""

from __future__ import annotations

from tests.web.live import Browser, LiveServer, play_on, two_at_a_table, wait_until


def test_two_people_play_a_match_to_its_end_and_a_third_watches(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, stranger.socket(id) as watching:
        assert hers.welcome["seats"] == [0]
        assert his.welcome["seats"] == [1]
        assert watching.welcome["seats"] == []

        play_on(hers, his)

        watching.wait_for(hers.update["n"])
        assert hers.update["status"] == his.update["status"] == "over"
        assert hers.update["result"] == his.update["result"] == watching.update["result"]
        assert watching.update["answers"] == []


def test_a_person_plays_against_bots(anna: Browser) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "level-1"}]
    id = anna.open("me", *bots)["match"]["id"]
    with anna.socket(id) as hers:
        anna.post(f"/api/matches/{id}/start", {"nonce": "ab" * 32})
        hers.until(status="running")

        play_on(hers)

        assert hers.update["status"] == "over"


def test_two_people_play_on_one_screen(anna: Browser) -> None:
    id = anna.open("me", {"kind": "local", "name": "Lev"}, "local")["match"]["id"]
    started = anna.post(f"/api/matches/{id}/start", {})
    assert started["match"]["mine"] == [0, 1, 2]
    assert [seat["name"] for seat in started["match"]["seats"]] == ["Anna", "Lev", "Player 3"]

    with (
        anna.socket(id, seats=[0]) as one,
        anna.socket(id, seats=[1]) as two,
        anna.socket(id, seats=[2]) as three,
    ):
        play_on(one, two, three)

        assert one.update["status"] == "over"
        hands = [socket.update["view"]["players"] for socket in (one, two, three)]
        assert len(hands) == 3


def test_one_socket_for_several_seats_is_told_through_the_eyes_of_each(anna: Browser) -> None:
    id = anna.open("me", "local")["match"]["id"]
    anna.post(f"/api/matches/{id}/start", {})

    with anna.socket(id) as both:
        other = both.receive("update")["update"]

        first, second = sorted([both.seen[-2]["update"], other], key=lambda it: it["seat"])
        assert [first["seat"], second["seat"]] == [0, 1]
        assert bool(first["answers"]) != bool(second["answers"])
        assert first["view"]["players"][0]["hand"] is not None
        assert first["view"]["players"][1]["hand"] is None


def test_whoever_comes_back_gets_what_was_missed(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with his:
        with hers:
            play_on(hers, his, moves=4)
            seen = hers.update
        his.wait_for(seen["n"])
        if his.is_asked:
            his.act()

        with anna.socket(id, since=seen["n"]) as again:
            assert again.update["since"] == seen["n"]
            assert again.update["n"] == his.update["n"]
            assert again.update["log_keep"] + len(again.update["log"]) == again.update["ply"]
            assert again.update["log_keep"] == seen["ply"]


def test_an_answer_to_an_old_position_is_refused_and_shown_the_new_one(
    anna: Browser, boris: Browser
) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        mover, other = (hers, his) if hers.is_asked else (his, hers)
        n, action = mover.update["n"], mover.update["answers"][0]["action"]
        different = mover.update["answers"][-1]["action"]
        mover.act()
        other.wait_for(n + 1)
        while mover.update["answers"] == []:
            other.act()
            mover.wait_for(other.update["n"])
        before = mover.update["n"]

        mover.send("act", n=n, action=different if different != action else action + 1)
        refused = mover.receive("refused")

        assert refused["stale"]
        assert refused["message"]["key"] == "match-refusal-stale"
        assert mover.receive("update")["update"]["n"] == before


def test_the_same_answer_twice_counts_once(anna: Browser, boris: Browser) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        mover = hers if hers.is_asked else his
        n, action = mover.update["n"], mover.update["answers"][0]["action"]

        mover.send("act", n=n, action=action)
        mover.send("act", n=n, action=action)
        mover.receive("update")
        again = mover.receive("update")["update"]

        assert again["ply"] == 1
        assert all(message["type"] != "refused" for message in mover.seen)


def test_a_second_tab_on_the_same_seat_is_told_the_same(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his, anna.socket(id) as tab:
        play_on(tab, his, moves=3)

        hers.wait_for(tab.update["n"])
        assert hers.update["view"] == tab.update["view"]


def test_presence_says_who_is_there(anna: Browser, boris: Browser, stranger: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers:
        with his, stranger.socket(id):
            while hers.receive("presence") != {
                "type": "presence", "seats": [0, 1], "spectators": 1
            }:  # fmt: skip
                pass
        while hers.receive("presence")["seats"] != [0]:
            pass


def test_people_talk_and_their_words_are_text(
    anna: Browser, boris: Browser, stranger: Browser
) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    stranger.get("/api/me")
    with hers, his, stranger.socket(id) as watching:
        hers.send("chat", text="<b>hello</b>\n\u202e& more")
        watching.send("chat", text="Привет!")

        while len(lines := [line for it in his.seen for line in chat_of(it)]) < 2:
            his.receive("update")

        assert sorted(str(line["text"]) for line in lines) == ["<b>hello</b> & more", "Привет!"]
        assert {line["seat"] for line in lines} == {0, None}


def chat_of(message: dict[str, object]) -> list[dict[str, object]]:
    update = message.get("update")
    chat: list[dict[str, object]] = update["chat"] if isinstance(update, dict) else []
    return chat


def test_a_move_is_taken_back_when_the_others_agree(anna: Browser, boris: Browser) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        mover, other = (hers, his) if hers.is_asked else (his, hers)
        mover.act()
        mover.send("offer", n=mover.update["n"])
        while (other.update["offer"] or {}).get("waiting") is None:
            other.receive("update")

        other.send("accept")
        mover.wait_for(other.update["n"] + 1)

        assert mover.update["ply"] == 0
        assert mover.is_asked


def test_why_something_is_not_possible(anna: Browser, boris: Browser) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        mover, other = (hers, his) if hers.is_asked else (his, hers)
        legal = mover.update["answers"][0]["action"]

        mover.send("why", action=legal)
        assert mover.receive("why")["message"] is None

        other.send("why", action=legal)
        answer = other.receive("why")
        assert answer["message"]["key"] == "match-refusal-not-asked"
        assert answer["text"]


def test_a_hint_is_one_of_the_legal_answers(anna: Browser, boris: Browser) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        mover, other = (hers, his) if hers.is_asked else (his, hers)

        mover.send("hint")
        hint = mover.receive("hint")
        assert 1 <= len(hint["best"]) <= 3
        assert all(it["answer"] in mover.update["answers"] for it in hint["best"])
        assert hint["best"][0]["worth"] in ("very-good", "good", "even", "poor", "bad")

        mover.send("hint")
        assert mover.receive("hint") == hint, "in the same position the hint is the same"

        other.send("hint")
        assert other.receive("refused")["message"]["key"] == "match-refusal-not-asked"


def test_there_are_no_hints_in_a_serious_match(anna: Browser, boris: Browser) -> None:
    _, hers, his = two_at_a_table(anna, boris, casual=False)
    with hers, his:
        hers.send("hint")

        assert hers.receive("refused")["message"]["key"] == "web-refusal-hint-serious"


def test_a_bot_plays_for_whoever_leaves_until_they_return(anna: Browser, boris: Browser) -> None:
    _, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        hers.send("leave")
        his.until_away(0)
        for _ in range(3):
            while not his.is_asked and his.update["status"] == "running":
                his.receive("update")
            if his.is_asked:
                his.act()

        hers.send("return")
        hers.until_away(0, away=False)


def test_whoever_leaves_a_shared_screen_leaves_every_seat_that_is_not_lost(anna: Browser) -> None:
    id = anna.open("me", "local", "local")["match"]["id"]
    anna.post(f"/api/matches/{id}/start", {})
    with anna.socket(id) as hers:
        hers.send("resign", seat=1)
        while hers.update["seats"][1]["lost"] is None:
            hers.receive("update")

    left = anna.post(f"/api/matches/{id}/leave")

    assert [seat["away"] for seat in left["update"]["seats"]] == [True, False, True]
    anna.post(f"/api/matches/{id}/leave", expect=409)


def test_whoever_resigns_loses_and_a_rematch_keeps_the_seats(anna: Browser, boris: Browser) -> None:
    id, hers, his = two_at_a_table(anna, boris)
    with hers, his:
        hers.send("resign")
        his.until(status="over")
        assert his.update["result"] == [-1.0, 1.0]

        his.send("rematch")
        while his.update["rematch"] is None:
            his.receive("update")
        following = his.update["rematch"]

    assert anna.get(f"/api/matches/{id}")["update"]["rematch"] == following
    kept = boris.get(f"/api/matches/{following}")["update"]["seats"][1]
    assert (kept["kind"], kept["reserved"], kept["name"]) == ("open", True, "Anna")
    again = anna.post(f"/api/matches/{id}/rematch", {"nonce": "cc" * 16})["match"]
    assert (again["id"], again["mine"], again["status"]) == (following, [1], "running")


def test_a_rematch_on_one_screen_seats_everybody_at_once(anna: Browser) -> None:
    id = anna.open("me", {"kind": "local", "name": "Lev"})["match"]["id"]
    anna.post(f"/api/matches/{id}/start", {})
    with anna.socket(id) as hers:
        hers.send("resign", seat=1)
        hers.until(status="over")

    again = anna.post(f"/api/matches/{id}/rematch")

    assert again["match"]["mine"] == [0, 1]
    assert [seat["name"] for seat in again["match"]["seats"]] == ["Lev", "Anna"]


def test_the_flag_falls_without_anybody_clicking(
    server: LiveServer, anna: Browser, boris: Browser
) -> None:
    clock = {"kind": "move", "seconds": 5}
    id, hers, his = two_at_a_table(anna, boris, clock=clock)
    with hers, his:
        mover = hers if hers.is_asked else his
        seat = mover.update["seat"]
        table = server.table(id)
        table.match.left[seat] = 50  # five seconds are long for a test
        server.call(table.work)

        while not mover.update["seats"][seat]["missed"]:
            mover.receive("update")
        wait_until(lambda: server.table(id).match.seats[seat].is_person)
        assert server.table(id).match.ply > 0, "a bot has played the turn"


def test_a_ping_is_answered_with_the_servers_time(anna: Browser) -> None:
    id = anna.open("me", "open")["match"]["id"]
    with anna.socket(id) as hers:
        hers.send("ping", id=7)
        pong = hers.receive("pong")

        assert pong["id"] == 7
        assert pong["now"] >= hers.welcome["now"]


def test_a_table_fills_before_the_eyes_of_those_who_wait(anna: Browser, boris: Browser) -> None:
    id = anna.open("me", "open", "open")["match"]["id"]
    with anna.socket(id) as hers, boris.socket(id) as his:
        assert his.welcome["seats"] == []

        boris.post(f"/api/matches/{id}/join", {"seat": 2})
        anna.post(f"/api/matches/{id}/bot", {"seat": 1, "bot": "random"})
        anna.post(f"/api/matches/{id}/start", {})
        his.until(status="running")
        hers.until(status="running")

        assert his.update["seat"] == 2
        assert his.update["view"]["players"][2]["hand"] is not None


def test_open_tables_and_running_matches_are_listed_but_not_private_ones(
    anna: Browser, stranger: Browser
) -> None:
    shown = anna.open("me", "open")["match"]["id"]
    hidden = anna.open("me", "open", public=False)["match"]["id"]

    listed = [it["id"] for it in stranger.get("/api/matches", status="open")["items"]]
    assert shown in listed and hidden not in listed
    mine = [it["id"] for it in anna.get("/api/matches/mine")["items"]]
    assert {shown, hidden} <= set(mine)
    assert stranger.get(f"/api/matches/{hidden}")["match"]["id"] == hidden

    anna.post(f"/api/matches/{shown}/start", {"fill": "random"})
    running = [it["id"] for it in stranger.get("/api/matches", status="running")["items"]]
    assert shown in running


def test_lists_come_in_pages(anna: Browser, stranger: Browser) -> None:
    for _ in range(15):
        anna.open("me", "open", game="commanders")
        stranger.open("me", "open", game="commanders")
    for _ in range(3):
        stranger.open("me", "open", game="commanders")

    first = stranger.get("/api/matches", game="commanders")
    rest = stranger.get("/api/matches", game="commanders", page=first["next"])

    ids = [it["id"] for it in [*first["items"], *rest["items"]]]
    assert len(first["items"]) == 30
    assert len(set(ids)) == len(ids) == 33
    assert rest["next"] is None
