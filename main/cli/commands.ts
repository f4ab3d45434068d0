import type { KitRegistry } from '#shared/engine/kit.ts'
import { campaignCommands } from './campaigns.ts'
import type { Command } from './command.ts'
import { gameCommands } from './game-command.ts'
import { playCommand } from './play.ts'
import { rulesCommand } from './rules.ts'
import { sceneCommand } from './scene.ts'
import { soakCommand } from './soak.ts'
import { tournamentCommand } from './tournament.ts'
import { winRatesCommand } from './win-rates.ts'

/** All commands: those for any game, then those of all games or of the named one. */
export function commandsOf(kits: KitRegistry, game?: string): Command[] {
  return [
    ...campaignCommands(kits),
    playCommand(kits),
    soakCommand(kits),
    tournamentCommand(kits),
    winRatesCommand(kits),
    rulesCommand(kits),
    sceneCommand(kits),
    ...gameCommands(kits, game)
  ]
}
