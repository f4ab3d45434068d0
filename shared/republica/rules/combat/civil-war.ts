import { ask, choice, type Script } from '../../ask.ts'
import type { Army } from '../../board/armies.ts'
import type { CivilWar } from '../../board/civil-war.ts'
import type { SenatorId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { armiesAgainst, legionsIn, strengthOfLegions } from '../../queries/armies.ts'
import { civilWarSetup, rebels } from '../../queries/combat/civil-war.ts'
import { battleOutcome } from '../../queries/combat/outcome.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { armyIn, bringHome, moveUnits } from '../changes/armies.ts'
import { killSenator } from '../changes/death.ts'
import { claimVictory } from '../changes/ending.ts'
import { endRevolt } from '../changes/revolt.ts'
import { changeInfluence, changePopularity, changeUnrest } from '../changes/standing.ts'
import { yesOrNo } from '../yes-or-no.ts'
import { rollBattle } from './battle.ts'
import { drawCasualties } from './casualties.ts'
import { loseUnits } from './losses.ts'
import { hardenLegion } from './veterans.ts'

/** 11.5: the rebel meets the armies of the Senate, one after another; if there is none, Rome is his. */
export function* fightCivilWar(play: RepublicPlay): Script {
  const { state } = play
  const { civilWar } = state
  // A rebellion that breaks out in the revolution phase is fought in the year after.
  if (!civilWar || civilWar.since >= state.turn) return
  yield* turnVeterans(play, civilWar)
  const senate = armiesAgainst(state, 'rebel').map(({ id }) => id)
  const ready = () => senate.filter((id) => canMeetRebel(state, id))
  if (ready().length === 0) {
    succeed(play, civilWar)
    return
  }
  for (const id of ready()) {
    if (!state.civilWar || state.claim?.route === 'rebellion') break
    if (canMeetRebel(state, id)) meetRebel(play, civilWar, armyIn(state, id))
  }
}

function canMeetRebel(state: RepublicState, id: Army['id']): boolean {
  const army = state.armies.find((each) => each.id === id)
  return army?.commander != null && legionsIn(state, id).length > 0
}

/** 10.51, 11.51: before the battle the rebels' veterans come over to them; loyal senators may call back their own. */
function* turnVeterans(play: RepublicPlay, war: CivilWar): Script {
  const { state } = play
  gatherVeterans(play, war)
  const inRevolt = legionsIn(state, war.army).filter(({ isVeteran }) => isVeteran)
  const owners = new Set(inRevolt.flatMap(({ loyalTo }) => (loyalTo ? [loyalTo] : [])))
  for (const owner of owners) {
    if (rebels(war).includes(owner)) continue
    const legions = inRevolt.filter(({ loyalTo }) => loyalTo === owner).map(({ id }) => id)
    if (yield* callsBack(state, owner, legions)) goOver(play, owner, legions, 'senate')
  }
}

/** 10.51: wherever they are, veterans follow the rebels whom they obey. */
export function gatherVeterans(play: RepublicPlay, war: CivilWar): void {
  const { state } = play
  for (const rebel of rebels(war)) {
    const legions = state.legions
      .filter(({ loyalTo, place }) => loyalTo === rebel && !(place.in === 'army' && place.army === war.army))
      .map(({ id }) => id)
    if (legions.length > 0) goOver(play, rebel, legions, 'rebel')
  }
}

function goOver(
  { state, emit }: RepublicPlay,
  senator: SenatorId,
  legions: readonly number[],
  to: 'senate' | 'rebel'
): void {
  const { civilWar } = state
  const [host] = armiesAgainst(state, 'rebel')
  if (to === 'rebel' && civilWar) moveUnits(state, { legions }, { in: 'army', army: civilWar.army })
  else moveUnits(state, { legions }, host ? { in: 'army', army: host.id } : { in: 'italy' })
  emit({ type: 'veterans-turned', senator, legions, to })
}

/** No. 35; 11.51 */
function* callsBack(state: RepublicState, owner: SenatorId, legions: readonly number[]): Script<boolean> {
  const { faction, at } = senatorOf(state, owner)
  if (!faction || at === 'captive' || at === 'exile') return false
  return yield* ask(
    choice(
      {
        side: faction,
        kind: 'turn-veterans',
        rule: '11.51',
        prompt: message('prompt.turn-veterans', {
          senator: reference('senator', owner),
          count: legions.length
        }),
        about: { senator: owner, legions }
      },
      yesOrNo
    )
  )
}

/** 11.52: the Senate attacks; losses hit both sides, except the loss of everything. */
function meetRebel(play: RepublicPlay, war: CivilWar, army: Army): void {
  const { state, emit } = play
  const { commander, masterOfHorse } = army
  if (!commander) return
  const rebelForce = strengthOfLegions(legionsIn(state, war.army))
  const setup = civilWarSetup(state, war, army)
  const dice = rollBattle(play, 'rebel')
  const { result, total, enemy, lost } = battleOutcome(setup, dice)
  emit({
    type: 'battle-fought',
    army: army.id,
    commander,
    masterOfHorse,
    against: 'rebel',
    field: 'land',
    strength: setup.strength,
    enemy,
    dice,
    total,
    result
  })
  const leaders = [commander, masterOfHorse].filter((id): id is SenatorId => id !== null)
  loseUnits(play, army.id, lost)
  if (result === 'defeat') {
    changeUnrest(play, figures.combat.defeat)
    for (const id of leaders) killSenator(play, id, 'battle')
    succeed(play, war)
    return
  }
  const inRevolt = legionsIn(state, war.army).length
  loseUnits(play, war.army, { legions: Math.min(lost.legions, inRevolt), fleets: 0 })
  const rebelLeaders = leadersOfRevolt(state, war)
  const { killed } = drawCasualties(play, [...leaders, ...rebelLeaders], lost.legions, false)
  for (const id of killed) if (id !== war.rebel) killSenator(play, id, 'battle')
  hardenLegion(play, army.id, army.commander, result === 'victory')
  if (result === 'victory') triumph(play, war, army, rebelForce)
  else if (killed.includes(war.rebel)) endRevolt(play, 'battle')
  if (state.civilWar && result !== 'victory') army.campaigns += 1
}

function leadersOfRevolt({ armies }: RepublicState, war: CivilWar): readonly SenatorId[] {
  const master = armies.find(({ id }) => id === war.army)?.masterOfHorse
  return master ? [war.rebel, master] : [war.rebel]
}

/** 11.52: the revolt has failed. Its victor is honoured for half the strength that he has beaten. */
function triumph(play: RepublicPlay, war: CivilWar, army: Army, rebelForce: number): void {
  const { state, emit } = play
  const victor = army.commander
  emit({ type: 'revolt-crushed', rebel: war.rebel, by: victor })
  changeUnrest(play, -figures.combat.victory)
  if (victor) {
    const gain = Math.ceil(rebelForce / 2)
    changePopularity(play, victor, gain)
    changeInfluence(play, victor, gain)
  }
  endRevolt(play, 'rebellion')
  for (const other of armiesAgainst(state, 'rebel').map(({ id }) => armyIn(state, id))) {
    if (other.id === army.id && victor) other.against = 'home'
    else bringHome(play, other)
  }
}

/** 11.52, 12.32: the rebel rules Rome, if Rome survives; what is left of the Senate's armies goes home. */
function succeed(play: RepublicPlay, war: CivilWar): void {
  for (const { id } of armiesAgainst(play.state, 'rebel')) bringHome(play, armyIn(play.state, id))
  claimVictory(play, { route: 'rebellion', faction: war.faction, senator: war.rebel })
}
