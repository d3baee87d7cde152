"""Imperial Assault: the skirmish of the core box. RULES.md has the rules in our words."""
