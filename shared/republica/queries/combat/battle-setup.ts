import type { OpenBoard } from '../../board/index.ts'
import type { SenatorId, WarId } from '../../content/ids.ts'
import { leaders } from '../../content/leaders.ts'
import type { StatesmanAbility } from '../../content/records.ts'
import { forceStrength, type OpenLegion, strengthOfLegions } from '../armies.ts'
import { abilityOf, ratingsOf } from '../ratings.ts'
import { leadersOf, warNumbers, warRecord, warStrength } from '../wars.ts'
import type { BattleSetup, DiceAid } from './outcome.ts'

/** A Roman force before a war: one that stands there, or one that is only considered. */
export interface Force {
  readonly commander: SenatorId
  readonly masterOfHorse: SenatorId | null
  readonly legions: readonly Pick<OpenLegion, 'isVeteran'>[]
  readonly fleets: number
}

export type Field = 'sea' | 'land'

/** What is known of a battle only when it begins. */
export interface BattleMoment {
  /** 10.9: disaster and standoff numbers no longer count. */
  readonly areNumbersSpent: boolean
  /** The commander's rating where it is rolled. */
  readonly military?: number
}

/** 10.11-10.12: everything that decides a battle besides its dice. */
export function battleSetup(
  board: OpenBoard,
  war: WarId,
  field: Field,
  force: Force,
  { areNumbersSpent, military }: BattleMoment
): BattleSetup {
  const units = field === 'sea' ? force.fleets : strengthOfLegions(force.legions)
  const enemy = warStrength(board, war)
  const ability = abilityOf(force.commander)
  return {
    strength: forceStrength(units, militaryOf(force, military)),
    enemy: field === 'sea' ? enemy.fleet : enemy.land,
    modifier: omens(board),
    legions: force.legions.length,
    fleets: force.fleets,
    ...(areNumbersSpent ? { disasters: [], standoffs: [] } : numbersFor(board, war, ability)),
    aids: desertions(board),
    care: careOf(ability)
  }
}

/** 9.93: the Master of the Horse adds his rating, on land and at sea. */
function militaryOf({ commander, masterOfHorse }: Force, rolled?: number): number {
  return (rolled ?? ratingsOf(commander).military) + (masterOfHorse ? ratingsOf(masterOfHorse).military : 0)
}

/** 7.1: evil omens lower every roll. */
export function omens({ happenings }: OpenBoard): number {
  const count = happenings['evil-omens'] ?? 0
  return count === 0 ? 0 : -count
}

/** A statesman may ignore the numbers of wars that he knows; those of leaders count for him too. */
function numbersFor(
  board: OpenBoard,
  war: WarId,
  ability: StatesmanAbility | null
): Pick<BattleSetup, 'disasters' | 'standoffs'> {
  const knows =
    ability?.does === 'ignore-numbers' &&
    (ability.types.includes(warRecord(war).type) || ability.wars.includes(war))
  if (!knows) return warNumbers(board, war)
  const led = leadersOf(board, war).map((leader) => leaders[leader])
  return {
    disasters: led.flatMap(({ disaster }) => disaster),
    standoffs: led.flatMap(({ standoff }) => standoff)
  }
}

function careOf(ability: StatesmanAbility | null): BattleSetup['care'] {
  if (ability?.does === 'halve-losses') return 'halves'
  return ability?.does === 'no-number-losses' ? 'escapes' : 'none'
}

/** 7.1: allies who desert Rome or its enemies; a second time the white dice count instead of the coloured one. */
function desertions({ happenings }: OpenBoard): readonly DiceAid[] {
  const aid = (parity: DiceAid['parity'], count = 0): readonly DiceAid[] =>
    count === 0 ? [] : [{ parity, by: count > 1 ? 'white' : 'coloured' }]
  return [...aid('even', happenings['ally-deserts']), ...aid('odd', happenings['enemy-ally-deserts'])]
}
