import { ask, choice, type Script } from '../../ask.ts'
import type { Army } from '../../board/armies.ts'
import type { SenatorId, WarId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { fleetsIn, legionsIn, nextField } from '../../queries/armies.ts'
import { type BattleMoment, battleSetup, type Field, omens } from '../../queries/combat/battle-setup.ts'
import { type BattleOutcome, battleOutcome } from '../../queries/combat/outcome.ts'
import { abilityOf } from '../../queries/ratings.ts'
import { senatorOf } from '../../queries/republic.ts'
import { isWar } from '../../queries/wars.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { bringHome } from '../changes/armies.ts'
import { killSenator } from '../changes/death.ts'
import { changeUnrest } from '../changes/standing.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { sufferCasualties } from './casualties.ts'
import { loseUnits } from './losses.ts'
import { hardenLegion } from './veterans.ts'
import { beatFleet, winWar } from './victory.ts'

/** 10.1, 10.12: an army fights its war: first the enemy's fleet, then, if its commander wants to land, the enemy's army. */
export function* fightWar(play: RepublicPlay, { army: id }: TaskOf<'battle'>): Script {
  const { state, emit } = play
  const { combat } = state
  if (combat) combat.waiting = combat.waiting.filter((each) => each !== id)
  const army = state.armies.find((each) => each.id === id)
  if (!army || !isWar(army.against)) return
  const war = army.against
  const field = nextField(state, army, war)
  if (!field) {
    emit({ type: 'battle-declined', army: id, war })
    return
  }
  const outcome = fight(play, army, war, field)
  if (field === 'sea' && outcome === 'victory' && nextField(state, army, war) === 'land') {
    if (yield* wantsToLand(play, army, war)) fight(play, army, war, 'land')
  }
  if (state.wars[war]) army.campaigns += 1
}

/** No. 30 */
function* wantsToLand({ state }: RepublicPlay, { id, commander }: Army, war: WarId): Script<boolean> {
  const side = commander && senatorOf(state, commander).faction
  if (!commander || !side) return false
  return yield* ask(
    choice(
      {
        side,
        kind: 'land-battle',
        rule: '10.12',
        prompt: message('prompt.land-battle', {
          senator: reference('senator', commander),
          war: reference('war', war)
        }),
        about: { army: id, war, commander }
      },
      yesOrNo
    )
  )
}

/** 10.11: one battle, with all that follows from its result. */
export function fight(play: RepublicPlay, army: Army, war: WarId, field: Field): BattleOutcome['result'] {
  const { state, emit } = play
  const { commander, masterOfHorse } = army
  if (!commander) throw new Error(`army ${army.id} has no commander`)
  const moment: BattleMoment = {
    areNumbersSpent: state.combat?.spent.includes(war) ?? false,
    ...rolledMilitary(play, commander)
  }
  const legions = legionsIn(state, army.id)
  const force = { commander, masterOfHorse, legions, fleets: fleetsIn(state, army.id).length }
  const setup = battleSetup(state, war, field, force, moment)
  const [coloured, white, other] = rollBattle(play, war)
  const { result, total, enemy, lost } = battleOutcome(setup, [coloured, white, other])
  if (field === 'sea') state.combat?.naval.push(war)
  // 10.9, R23: from now on the numbers of this war no longer count in this turn.
  if (result !== 'victory' && result !== 'defeat') state.combat?.spent.push(war)
  emit({
    type: 'battle-fought',
    army: army.id,
    commander,
    masterOfHorse,
    against: war,
    field,
    strength: setup.strength,
    enemy,
    dice: [coloured, white, other],
    total,
    result
  })
  const leaders = [commander, masterOfHorse].filter((id): id is SenatorId => id !== null)
  loseUnits(play, army.id, lost)
  if (result === 'defeat') fall(play, leaders)
  else sufferCasualties(play, leaders, lost.legions + lost.fleets, war)
  // Whoever fell leaves his command; the family of a leader returns under the same name (R3).
  const survivor = army.commander ?? captiveOf(play, commander, war)
  settle(play, army, war, field, result, survivor)
  return result
}

function captiveOf({ state }: RepublicPlay, commander: SenatorId, war: WarId): SenatorId | null {
  return state.senators[commander]?.captor === war ? commander : null
}

/** Three dice, the first of them coloured. */
export function rollBattle(play: RepublicPlay, place: string): readonly [number, number, number] {
  const amount = omens(play.state)
  const { dice } = play.roll({
    reason: 'battle',
    rule: '10.11',
    faces: 6,
    count: 3,
    modifiers: amount === 0 ? [] : [{ amount, rule: '7.35', why: 'evil-omens' }],
    place
  })
  const [coloured = 1, white = 1, other = 1] = dice
  return [coloured, white, other]
}

/** A statesman whose rating is rolled before each battle: one die and one more. */
function rolledMilitary(play: RepublicPlay, commander: SenatorId): { readonly military?: number } {
  if (abilityOf(commander)?.does !== 'rolled-military') return {}
  const { total } = play.roll({ reason: 'military', rule: '7.312', faces: 6, count: 1, actor: commander })
  return { military: total + 1 }
}

/** 10.2, 9.93: in a defeat all in command die. */
function fall(play: RepublicPlay, leaders: readonly SenatorId[]): void {
  for (const id of leaders) killSenator(play, id, 'battle')
}

/** 10.2-10.5: what a result brings besides losses. */
function settle(
  play: RepublicPlay,
  army: Army,
  war: WarId,
  field: Field,
  result: BattleOutcome['result'],
  survivor: SenatorId | null
): void {
  switch (result) {
    case 'disaster':
      changeUnrest(play, figures.combat.disaster)
      goHomeUnharmed(play, army)
      return
    case 'defeat':
      changeUnrest(play, figures.combat.defeat)
      return
    case 'standoff':
      hardenLegion(play, army.id, survivor, false)
      goHomeUnharmed(play, army)
      return
    case 'stalemate':
      hardenLegion(play, army.id, survivor, false)
      return
    case 'victory':
      changeUnrest(play, -figures.combat.victory)
      hardenLegion(play, army.id, survivor, true)
      if (field === 'sea') beatFleet(play, survivor, war)
      else winWar(play, army, war, army.commander)
  }
}

/** A statesman who loses nothing in disasters and standoffs goes home instead, and his war is left alone. */
function goHomeUnharmed(play: RepublicPlay, army: Army): void {
  if (army.commander && abilityOf(army.commander)?.does === 'no-number-losses') bringHome(play, army)
}
