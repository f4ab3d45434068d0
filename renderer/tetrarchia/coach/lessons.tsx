import type { ReactNode } from 'react'
import type { DecisionKind } from '#shared/tetrarchia/decisions.ts'
import { figures } from '#shared/tetrarchia/figures.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { isRevolt, protectedFrontiers } from '#shared/tetrarchia/queries/board-queries.ts'
import type { SectionId } from '#shared/tetrarchia/sections.ts'
import { message } from '#shared/tetrarchia/words/message.ts'
import { frontierIds, province, provincesOf, regionBehind } from '#shared/tetrarchia/world/queries.ts'
import { keyOf } from '../../commands/key-names.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import type { Lesson, TableOf, TableProps } from '../../table/game/game-client.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'

type Table = TableOf<Tetrarchia>

/** Whether the open question is of this kind. */
const isAskedFor =
  (kind: DecisionKind) =>
  ({ decision }: Table) =>
    decision?.kind === kind

/** Whether an army can be attacked. */
function canAttack({ decision }: Table): boolean {
  if (decision?.kind !== 'action' || decision.body.type !== 'choice') return false
  return decision.body.options.some(({ key }) => key.do === 'attack')
}

/** The text of a lesson, and a chip with its rule. */
function LessonText({ rule, children }: { readonly rule: SectionId; readonly children: ReactNode }) {
  return (
    <div className="coach__words">
      {children}
      <RuleChip rule={rule} />
    </div>
  )
}

/** E: the unprotected frontiers, and the revolts behind them. */
function Goal({ table: { view }, onPlace }: TableProps<Tetrarchia>) {
  const words = useTetrarchiaWords()
  const safe = new Set<string>(protectedFrontiers(view))
  return (
    <LessonText rule="E">
      <p>{words.text('lesson.goal-text', { count: frontierIds.length })}</p>
      <ul className="coach__list open-frontiers">
        {frontierIds
          .filter((frontier) => !safe.has(frontier))
          .map((frontier) => {
            const count = provincesOf(regionBehind(frontier)).filter((id) => isRevolt(view, id)).length
            return (
              <li key={frontier}>
                <button type="button" className="name--place" onClick={() => onPlace(frontier)}>
                  {province(frontier).name}
                </button>{' '}
                <small>{words.text('lesson.goal-revolts', { count })}</small>
              </li>
            )
          })}
      </ul>
      <p>{words.text('lesson.goal-lost')}</p>
    </LessonText>
  )
}

function Board() {
  const words = useTetrarchiaWords()
  return (
    <LessonText rule="B">
      <p>{words.text('lesson.board-text')}</p>
      <p>{words.text('lesson.board-look')}</p>
    </LessonText>
  )
}

function Fleets() {
  const words = useTetrarchiaWords()
  return (
    <LessonText rule="I.2">
      <p>{words.text('lesson.fleets-text')}</p>
    </LessonText>
  )
}

function Enter() {
  const words = useTetrarchiaWords()
  return (
    <LessonText rule="T">
      <p>{words.text('lesson.enter-text')}</p>
    </LessonText>
  )
}

function Points() {
  const words = useTetrarchiaWords()
  return (
    <LessonText rule="I.1">
      <p>
        {words.text('lesson.points-text', {
          count: figures.turn.points,
          key: keyOf('undo-answer', words)
        })}
      </p>
    </LessonText>
  )
}

function Work() {
  const words = useTetrarchiaWords()
  return (
    <LessonText rule="I.4">
      <p>{words.text('lesson.work-text')}</p>
      <p>{words.text('lesson.work-discs')}</p>
    </LessonText>
  )
}

function Attack() {
  const words = useTetrarchiaWords()
  return (
    <LessonText rule="I.5">
      <p>{words.text('lesson.attack-text')}</p>
    </LessonText>
  )
}

function Barbarians() {
  const words = useTetrarchiaWords()
  return (
    <LessonText rule="II.0">
      <p>{words.text('lesson.barbarians-text')}</p>
      <p>{words.text('lesson.barbarians-look')}</p>
    </LessonText>
  )
}

/** The lessons of the coach. */
export const lessons: readonly Lesson<Tetrarchia>[] = [
  { id: 'goal', title: message('lesson.goal'), Body: Goal },
  { id: 'board', title: message('lesson.board'), Body: Board },
  {
    id: 'fleets',
    title: message('lesson.fleets'),
    isDue: isAskedFor('place-fleet'),
    after: 'board',
    Body: Fleets
  },
  { id: 'enter', title: message('lesson.enter'), isDue: isAskedFor('enter'), after: 'board', Body: Enter },
  {
    id: 'points',
    title: message('lesson.points'),
    isDue: isAskedFor('action'),
    after: 'board',
    Body: Points
  },
  { id: 'work', title: message('lesson.work'), isDue: isAskedFor('action'), after: 'points', Body: Work },
  {
    id: 'barbarians',
    title: message('lesson.barbarians'),
    isDue: isAskedFor('action'),
    after: 'work',
    Body: Barbarians
  },
  { id: 'attack', title: message('lesson.attack'), isDue: canAttack, Body: Attack }
]
