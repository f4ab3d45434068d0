import type { ComponentType } from 'react'
import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import type { DecisionKind } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { isScoringTurn, nextScoringTurn, pointsAtStake } from '#shared/invasions/queries/scoring/points.ts'
import { objectivesOf } from '#shared/invasions/queries/time/scenario.ts'
import { message, reference, type SuffixNaming } from '#shared/invasions/words/message.ts'
import { keyOf } from '../../commands/key-names.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import type { Lesson, TableOf, TableProps } from '../../table/game/game-client.ts'
import { handOf } from '../cards/hand.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

type Table = TableOf<Invasions>

/** Whether the open question is one of these kinds. */
const asksFor =
  (...kinds: readonly DecisionKind[]) =>
  ({ decision }: Table) =>
    decision !== null && kinds.includes(decision.kind)

const asksForCard = asksFor('play-card', 'nation-of-card', 'target-of-event', 'discard-from-hand')

/** A lesson of plain sentences, with the rule that says more. */
function textLesson(
  rule: string,
  ...keys: readonly `lesson.${Extract<SuffixNaming<'lesson'>, `${string}-text` | `${string}-look` | `${string}-rule`>}`[]
): ComponentType<TableProps<Invasions>> {
  return function TextLesson() {
    const words = useInvasionsWords()
    return (
      <div className="coach__words">
        {keys.map((key) => (
          <p key={key}>{words.say({ key })}</p>
        ))}
        <RuleChip rule={rule} />
      </div>
    )
  }
}

const MOST_SHOWN = 4

/** V.B: the provinces and Areas that are worth most to the nations of a side. */
function ObjectivesLesson({ table, onPlace }: TableProps<Invasions>) {
  const words = useInvasionsWords()
  const { view } = table
  const wanted = stakesOf(table)
    .flatMap(({ nation }) => objectivesOf(view, nation).map((objective) => ({ nation, objective })))
    .sort((one, other) => other.objective.points - one.objective.points)
    .slice(0, MOST_SHOWN)
  return (
    <div className="coach__words">
      <p>{words.text('lesson.wants-text', { turn: nextScoringTurn(view) })}</p>
      <ul className="coach__list">
        {wanted.map(({ nation, objective }) => {
          const place = 'province' in objective ? objective.province : objective.area
          return (
            <li key={`${nation} ${place}`} className="coach__stake">
              <button type="button" className="name--place" onClick={() => onPlace(place)}>
                {words.name('province' in objective ? 'place' : 'area', place)}
              </button>
              <small>{words.name('nation', nation)}</small>
              <strong>{words.text('inspect.worth', { points: objective.points })}</strong>
            </li>
          )
        })}
      </ul>
      <RuleChip rule="V.B" />
    </div>
  )
}

/** XII.B: how to read the map. */
function MapLesson() {
  const words = useInvasionsWords()
  return (
    <div className="coach__words">
      <p>{words.text('lesson.map-text')}</p>
      <p>{words.text('lesson.map-look', { key: keyOf('inspect-place', words) })}</p>
      <RuleChip rule="XII.B" />
    </div>
  )
}

function ScoringLesson({ table }: TableProps<Invasions>) {
  const words = useInvasionsWords()
  return (
    <div className="coach__words">
      <p>{words.text('lesson.scores-text', { key: keyOf('show-score', words) })}</p>
      <ul className="coach__list">
        {stakesOf(table)
          .filter(({ now }) => now > 0)
          .map(({ nation, now }) => (
            <li key={nation}>
              {words.text('lesson.scores-now', { nation: reference('nation', nation), points: now })}
            </li>
          ))}
      </ul>
      <p>
        {words.text('lesson.scores-end', {
          rules: keyOf('show-rules', words),
          lore: keyOf('show-lore', words),
          keys: keyOf('show-keys', words)
        })}
      </p>
      <RuleChip rule="V.C" />
    </div>
  )
}

function stakesOf({ view, side }: Table) {
  return isSide(side) ? pointsAtStake(view, side) : []
}

function isSide(side: string | null): side is SideId {
  return side !== null && sideIds.some((id) => id === side)
}

/** The lessons, for any side. */
export const lessons: readonly Lesson<Invasions>[] = [
  { id: 'wants', title: message('lesson.wants'), Body: ObjectivesLesson },
  {
    id: 'map',
    title: message('lesson.map'),
    Body: MapLesson
  },
  {
    id: 'question',
    title: message('lesson.question'),
    Body: textLesson('IV.A', 'lesson.question-text', 'lesson.question-rule')
  },
  {
    id: 'card',
    title: message('lesson.card'),
    isDue: (table) => asksForCard(table) || handOf(table.view).length > 0,
    after: 'question',
    Body: textLesson('X.B', 'lesson.card-text')
  },
  {
    id: 'march',
    title: message('lesson.march'),
    isDue: asksFor('march', 'campaign-march'),
    after: 'question',
    Body: textLesson('XVIII.A', 'lesson.march-text')
  },
  {
    id: 'intercept',
    title: message('lesson.intercept'),
    isDue: asksFor('intercept', 'interceptors-arrive'),
    Body: textLesson('XIX.A', 'lesson.intercept-text', 'lesson.intercept-rule')
  },
  {
    id: 'battle',
    title: message('lesson.battle'),
    isDue: asksFor(
      'next-battle',
      'battle-reroll',
      'leader-option',
      'battle-losses',
      'recover-units',
      'retreat'
    ),
    Body: textLesson('XX.A', 'lesson.battle-text')
  },
  {
    id: 'siege',
    title: message('lesson.siege'),
    isDue: asksFor('next-siege', 'besiege', 'keep-siege', 'fate-of-city'),
    Body: textLesson('XXIV.A', 'lesson.siege-text')
  },
  {
    id: 'scores',
    title: message('lesson.scores'),
    isDue: ({ view }) => isScoringTurn(view),
    after: 'march',
    Body: ScoringLesson
  }
]
