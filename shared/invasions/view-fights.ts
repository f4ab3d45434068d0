import { pickFields } from '../engine/projection.ts'
import type { Convoy, Fight, NavalLine, Raid, SeaFight, Siege } from './fights-in-progress.ts'
import type { BattleInProgress, BattleLine } from './queries/battle/battle-in-progress.ts'

/** A fight in progress as every side sees it: dice, modifiers and played cards are public. */
export type FightView = ReturnType<typeof viewOfFight>

const shownLine = pickFields<BattleLine>()(
  'side',
  'nation',
  'allies',
  'units',
  'lost',
  'served',
  'atStart',
  'leader',
  'rerolls',
  'hordes',
  'captured',
  'nationalLost',
  'pool',
  'dice',
  'modifiers',
  'roll',
  'hits',
  'due',
  'owing'
)
const factsOfBattle = pickFields<BattleInProgress>()(
  'kind',
  'order',
  'stage',
  'round',
  'advantages',
  'ambush',
  'winner',
  'effects',
  'deserters'
)
const shownSiege = pickFields<Siege>()(
  'kind',
  'province',
  'besieger',
  'owner',
  'units',
  'leader',
  'level',
  'fortified',
  'kept',
  'stage',
  'assault',
  'modifiers',
  'rerolls',
  'chance',
  'totals'
)
const shownRaid = pickFields<Raid>()('kind', 'nation', 'units', 'route', 'stage', 'modifiers', 'total')
const shownNavalLine = pickFields<NavalLine>()(
  'nation',
  'fleets',
  'leaders',
  'dice',
  'rerolls',
  'hits',
  'sunk'
)
const factsOfSeaFight = pickFields<SeaFight>()('kind', 'zone', 'stage', 'chance')
const shownConvoy = pickFields<Convoy>()('kind', 'nation', 'crossing', 'pieces', 'stage', 'carriers', 'met')

export function viewOfFight(fight: Fight) {
  switch (fight.kind) {
    case 'battle': {
      const { attacker, defender } = fight
      return { ...factsOfBattle(fight), attacker: shownLine(attacker), defender: shownLine(defender) }
    }
    case 'siege':
      return shownSiege(fight)
    case 'raid':
      return shownRaid(fight)
    case 'naval': {
      const { attacker, defender } = fight
      return {
        ...factsOfSeaFight(fight),
        attacker: attacker && shownNavalLine(attacker),
        defender: shownNavalLine(defender)
      }
    }
    case 'crossing':
      return shownConvoy(fight)
  }
}
