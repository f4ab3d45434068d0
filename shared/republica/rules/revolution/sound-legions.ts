import { accepted, refused } from '../../../engine/decision.ts'
import { randomInt } from '../../../engine/random.ts'
import { ask, choice, form, type Script } from '../../ask.ts'
import type { Army } from '../../board/armies.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { omens } from '../../queries/combat/battle-setup.ts'
import { senatorOf } from '../../queries/republic.ts'
import { followsOn, legionsOfRebel } from '../../queries/revolt.ts'
import type { Modifier } from '../../rolls.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { senatorIn } from '../changes/standing.ts'
import { yesOrNo } from '../yes-or-no.ts'

interface Bribes {
  readonly own: number
  readonly master: number
}

/** 11.21: money first, which is gone; then a die for each legion that does not obey him anyway. */
export function* soundLegions(
  play: RepublicPlay,
  side: FactionId,
  army: Army,
  commander: SenatorId
): Script<readonly number[]> {
  const { state, emit } = play
  const { sure, others } = legionsOfRebel(state, army)
  const bribes = yield* askBribes(play, side, army, commander, others.length)
  const talents = bribes.own + bribes.master
  senatorIn(state, commander).talents -= bribes.own
  if (army.masterOfHorse) senatorIn(state, army.masterOfHorse).talents -= bribes.master
  const willing: number[] = []
  for (const [index, { id }] of others.entries())
    if (follows(play, commander, index < talents)) willing.push(id)
  const follow = [...sure.map(({ id }) => id), ...willing]
  emit({
    type: 'legions-sounded',
    senator: commander,
    talents,
    follow,
    refuse: others.flatMap(({ id }) => (willing.includes(id) ? [] : [id]))
  })
  return follow
}

function follows(play: RepublicPlay, commander: SenatorId, isBribed: boolean): boolean {
  const evil = omens(play.state)
  const modifiers: Modifier[] = [
    ...(isBribed ? [{ amount: 1, rule: '11.21', why: 'legion-bribe' as const }] : []),
    ...(evil === 0 ? [] : [{ amount: evil, rule: '7.35', why: 'evil-omens' as const }])
  ]
  const { total } = play.roll({
    reason: 'legion-follows',
    rule: '11.21',
    faces: 6,
    count: 1,
    modifiers,
    actor: commander
  })
  return total >= followsOn(play.state)
}

/** No. 33: a talent for each legion at most, from his own purse and, if he lends it, from his Master of the Horse. */
function* askBribes(
  { state }: RepublicPlay,
  side: FactionId,
  army: Army,
  commander: SenatorId,
  legions: number
): Script<Bribes> {
  const { talents } = senatorOf(state, commander)
  const master = legions > 0 ? yield* lender(state, army, commander) : null
  const masterTalents = master ? senatorOf(state, master).talents : 0
  const most = Math.min(legions, talents + masterTalents)
  if (most === 0) return { own: 0, master: 0 }
  return yield* ask(
    form(
      {
        side,
        kind: 'legion-bribes',
        rule: '11.21',
        prompt: message('prompt.legion-bribes', {
          senator: reference('senator', commander),
          count: legions,
          value: followsOn(state)
        }),
        about: { commander, master, talents, masterTalents, legions, follows: followsOn(state) }
      },
      {
        form: {
          type: 'form',
          fields: [
            {
              field: 'number',
              name: 'own',
              label: message('field.own-talents'),
              min: 0,
              max: Math.min(talents, legions)
            },
            {
              field: 'number',
              name: 'master',
              label: message('field.master-talents'),
              min: 0,
              max: Math.min(masterTalents, legions)
            }
          ]
        },
        check: (given) => {
          if (given.own > talents || given.master > masterTalents)
            return refused(message('refusal.nothing-to-spend'), '11.21')
          return given.own + given.master > legions
            ? refused(message('refusal.legion-bribed-twice'), '11.21')
            : accepted(given)
        },
        sample: (random) => {
          const own = randomInt(random, Math.min(talents, legions) + 1)
          const left = Math.min(masterTalents, legions - own)
          return { own, master: randomInt(random, left + 1) }
        }
      }
    )
  )
}

/** 11.21: the Master of the Horse must agree; one of the same faction has the same owner. */
function* lender(
  state: RepublicState,
  { masterOfHorse: master }: Army,
  commander: SenatorId
): Script<SenatorId | null> {
  if (!master) return null
  const { faction, talents } = senatorOf(state, master)
  if (!faction || talents === 0) return null
  if (faction === senatorOf(state, commander).faction) return master
  const lends = yield* ask(
    choice(
      {
        side: faction,
        kind: 'lend-purse',
        rule: '11.21',
        prompt: message('prompt.lend-purse', {
          senator: reference('senator', master),
          target: reference('senator', commander)
        }),
        about: { master, commander, talents }
      },
      yesOrNo
    )
  )
  return lends ? master : null
}
