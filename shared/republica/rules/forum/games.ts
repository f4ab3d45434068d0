import { accepted, refused } from '../../../engine/decision.ts'
import { pickOne, randomInt } from '../../../engine/random.ts'
import { ask, choice, form, type Script } from '../../ask.ts'
import { gamesIds, type SenatorId } from '../../content/ids.ts'
import { statesmen } from '../../content/statesmen.ts'
import { games } from '../../content/tables.ts'
import type { ValuesOf } from '../../decisions/index.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { benchOf } from '../../queries/precedence.ts'
import { isStatesman } from '../../queries/ratings.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { rollUnderOmens } from '../changes/dice.ts'
import { changePopularity, changeUnrest, senatorIn } from '../changes/standing.ts'

/** No. 10; 7.4: a senator in Rome pays for games: he grows popular, and unrest falls. */
export function* holdGames(play: RepublicPlay, { faction }: TaskOf<'games'>): Script {
  const { state, emit } = play
  const affordable = benchOf(state, faction).flatMap((by) =>
    gamesIds.filter((id) => games[id].cost <= senatorOf(state, by).talents).map((id) => ({ by, games: id }))
  )
  if (affordable.length === 0) return
  const chosen = yield* ask(
    choice(
      {
        side: faction,
        kind: 'games',
        rule: '7.4',
        prompt: message('prompt.games'),
        about: {}
      },
      [
        ...affordable.map((each) => ({
          key: { do: 'hold' as const, ...each },
          label: message('option.games', {
            senator: reference('senator', each.by),
            games: reference('games', each.games),
            cost: games[each.games].cost
          }),
          value: each
        })),
        { key: { do: 'none' as const }, label: message('option.games-none'), value: null }
      ]
    )
  )
  if (!chosen) return
  const { cost, popularity, unrest } = games[chosen.games]
  senatorIn(state, chosen.by).talents -= cost
  emit({ type: 'games-held', senator: chosen.by, games: chosen.games })
  changePopularity(play, chosen.by, popularity)
  changeUnrest(play, unrest)
}

/** 7.6, R11: with the option for knights, a senator in Rome may try to win one over. (The printed section is lost.) */
export function* attractKnight(play: RepublicPlay, { faction }: TaskOf<'knight'>): Script {
  const { state, emit } = play
  const bench = benchOf(state, faction)
  if (state.options.knights === 'off' || bench.length === 0) return
  const most = Math.max(...bench.map((id) => senatorOf(state, id).talents))
  const { by, talents } = yield* ask(
    form(
      { side: faction, kind: 'knight', rule: '7.6', prompt: message('prompt.knight'), about: {} },
      {
        form: {
          type: 'form',
          fields: [
            {
              field: 'one',
              name: 'by',
              label: message('field.senator'),
              options: [
                ...bench.map((id) => ({
                  key: id,
                  label: message('option.senator', { senator: reference('senator', id) })
                })),
                { key: 'nobody' as const, label: message('option.nobody') }
              ]
            },
            { field: 'number', name: 'talents', label: message('field.talents'), min: 0, max: most }
          ]
        },
        check: (values) => {
          const { by: payer } = values
          if (payer === 'nobody') return accepted(values)
          if (!bench.includes(payer)) return refused(message('refusal.not-your-purse'), '7.6')
          return values.talents <= senatorOf(state, payer).talents
            ? accepted(values)
            : refused(message('refusal.nothing-to-spend'), '7.6')
        },
        sample: (random): ValuesOf<'knight'> => {
          const payer = pickOne(random, [...bench, 'nobody' as const])
          const money = payer === 'nobody' ? 0 : senatorOf(state, payer).talents
          return { by: payer, talents: randomInt(random, Math.min(money, figures.knight.on) + 1) }
        }
      }
    )
  )
  if (by === 'nobody') return
  const senator = senatorIn(state, by)
  senator.talents -= talents
  const { total } = rollUnderOmens(play, { reason: 'knight', rule: '7.6', actor: by })
  if (total + talents + knightBonus(by) < figures.knight.on)
    emit({ type: 'knight-refused', senator: by, talents })
  else {
    senator.knights += 1
    emit({ type: 'knight-won', senator: by, talents })
  }
}

/** Marius was one of theirs. */
function knightBonus(id: SenatorId): number {
  return isStatesman(id) ? (statesmen[id].knights ?? 0) : 0
}
