import { randomInt } from '../../../engine/random.ts'
import { ask, form, type Script } from '../../ask.ts'
import type { SenatorId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { intriguesAmong } from '../../queries/cards.ts'
import { omens } from '../../queries/combat/battle-setup.ts'
import { attends, benchOf } from '../../queries/precedence.ts'
import { numberOf } from '../../queries/ratings.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { Modifier } from '../../rolls.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { drawChits } from '../changes/chits.ts'
import { killSenator } from '../changes/death.ts'
import { changeInfluence } from '../changes/standing.ts'
import { acquit, applyAppeal, rollAppeal } from './accused.ts'
import { sessionIn } from './chair.ts'
import { forgetDead } from './forget.ts'
import { verdict } from './open-form.ts'
import { newMotion } from './put.ts'

/** 9.82, 9.83: the attempt, the bodyguards, and whether the killer is caught. */
export function* attemptMurder(play: RepublicPlay, { killer, victim, cards }: TaskOf<'murder'>): Script {
  const { state, emit } = play
  const { popularity } = senatorOf(state, victim)
  const isGuarded = senatorOf(state, victim).isGuarded
  const known = knownModifiers(state, cards.length, isGuarded)
  const first = play.roll({
    reason: 'murder',
    rule: '9.82',
    faces: 6,
    modifiers: known,
    actor: killer
  }).total
  const guards = yield* playGuards(play, killer, victim, first)
  const total = first - guards
  const isDead = total >= figures.murder.killed
  let isCaught = total <= figures.murder.caught
  const guardRolls = guards + (isGuarded ? 1 : 0)
  for (let roll = 0; roll < guardRolls && !isCaught; roll++) {
    isCaught = rollCapture(play, killer, [...known, ...guardModifier(guards)]) <= figures.murder.caught
  }
  emit({ type: 'murder-resolved', killer, victim, isDead, isCaught })
  const isSponsorHunt = isAttackOnSponsors(state, victim)
  if (isDead) strike(play, victim)
  if (isCaught) punish(play, killer, victim, popularity, isSponsorHunt)
}

function knownModifiers(state: RepublicState, cards: number, isGuarded: boolean): Modifier[] {
  const bad = omens(state)
  return [
    ...(cards === 0 ? [] : [{ amount: cards, rule: '9.8', why: 'assassins' as const }]),
    ...(isGuarded
      ? [{ amount: -figures.murder.openGuard, rule: '9.83', why: 'open-bodyguard' as const }]
      : []),
    ...(bad === 0 ? [] : [{ amount: bad, rule: '7.35', why: 'evil-omens' as const }])
  ]
}

/** R19: secret bodyguards lower the first roll and all that follow. */
function guardModifier(guards: number): Modifier[] {
  return guards === 0 ? [] : [{ amount: -guards, rule: '9.83', why: 'bodyguards' }]
}

function rollCapture(play: RepublicPlay, killer: SenatorId, modifiers: readonly Modifier[]): number {
  return play.roll({ reason: 'capture', rule: '9.83', faces: 6, modifiers, actor: killer }).total
}

/** No. 27; 9.83: the victim's faction says how many secret bodyguards it plays; who is caught already needs none. */
function* playGuards(
  play: RepublicPlay,
  killer: SenatorId,
  victim: SenatorId,
  total: number
): Script<number> {
  const { state, emit } = play
  const side = senatorOf(state, victim).faction
  if (!side || total <= figures.murder.caught || (state.hands[side] ?? []).length === 0) return 0
  const held = intriguesAmong(state.hands[side] ?? [], 'secret-bodyguard')
  const count = yield* ask(
    form(
      {
        side,
        kind: 'guards',
        rule: '9.83',
        prompt: message('prompt.guards', { target: reference('senator', victim) }),
        about: { killer, victim, total }
      },
      {
        form: {
          type: 'form',
          fields: [
            { field: 'number', name: 'count', label: message('field.guards'), min: 0, max: held.length }
          ]
        },
        check: (values) =>
          verdict(values.count, values.count <= held.length ? null : 'no-guard-card', '9.83'),
        sample: (random) => ({ count: randomInt(random, held.length + 1) })
      }
    )
  )
  const spent = held.slice(0, count)
  state.hands[side] = (state.hands[side] ?? []).filter((id) => !spent.some((card) => card === id))
  state.discards.push(...spent)
  if (count > 0) emit({ type: 'guards-played', faction: side, count })
  return count
}

/** 9.633: the sponsors of a certificate, both of one faction, may be hunted without further consequences. */
function isAttackOnSponsors(state: RepublicState, victim: SenatorId): boolean {
  const motion = sessionIn(state).motions.at(-1)
  if (motion?.proposal.about !== 'land-bill') return false
  const { sponsor, cosponsor } = motion.proposal
  const sides = [sponsor, cosponsor].map((id) => state.senators[id]?.faction)
  return (victim === sponsor || victim === cosponsor) && sides[0] === sides[1]
}

function strike(play: RepublicPlay, victim: SenatorId): void {
  killSenator(play, victim, 'assassin')
  forgetDead(play, [victim])
}

/** 9.84: the killer dies, his leader loses influence and is tried at once. 9.633: or the killer just dies. */
function punish(
  play: RepublicPlay,
  killer: SenatorId,
  victim: SenatorId,
  popularity: number,
  isSponsorHunt: boolean
): void {
  const { state } = play
  const { faction } = senatorOf(state, killer)
  const leader = faction ? (state.factions[faction]?.leader ?? null) : null
  killSenator(play, killer, isSponsorHunt ? 'execution' : 'punishment')
  forgetDead(play, [killer])
  if (isSponsorHunt || !faction || !leader || leader === killer || !state.senators[leader]) return
  changeInfluence(play, leader, -figures.murder.leaderLoses)
  if (attends(state, leader)) tryLeader(play, leader, victim, popularity)
}

/** 9.84: a special major trial, with an appeal that comes by itself. The victim's popularity counts against him (R20). */
function tryLeader(play: RepublicPlay, leader: SenatorId, victim: SenatorId, popularity: number): void {
  const { state, emit, schedule } = play
  const by = senatorOf(state, leader).faction
  if (!by) return
  const proposal = { about: 'assassin-trial', accused: leader, victim, popularity } as const
  // 9.84: the censor names the order.
  const motion = newMotion(sessionIn(state).chair, { proposal, by, source: 'right' })
  const session = sessionIn(state)
  session.motions.push(motion)
  emit({ type: 'proposed', proposal, by, source: 'right', commander: null })
  const open = session.motions.at(-1)
  if (!open) return
  const total = rollAppeal(play, leader, { amount: -popularity, rule: '9.84', why: 'victim-popularity' })
  const result = applyAppeal(play, open, leader, total)
  if (result === 'freed') acquit(play, open)
  if (result === 'killed') drawRevenge(play, by, popularity)
  if (result === 'votes') schedule({ task: 'vote' })
}

/** 9.84, R20: as many chits as the victim was popular strike others of the faction who are in Rome. */
export function drawRevenge(
  play: RepublicPlay,
  faction: NonNullable<ReturnType<typeof senatorOf>['faction']>,
  popularity: number
): void {
  const { state } = play
  const numbers = drawChits(play, Math.max(0, popularity))
  const struck = benchOf(state, faction).filter((id) => numbers.includes(numberOf(id)))
  for (const id of struck) killSenator(play, id, 'punishment')
  forgetDead(play, struck)
}
