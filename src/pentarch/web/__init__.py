"""The server: HTTP, one WebSocket a match, an API for bots, the static client.

`protocol` has every type that goes over the wire, `app.create_app` the application,
`serve.serve` runs it.
"""
