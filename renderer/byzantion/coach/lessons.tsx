import type { ReactNode } from 'react'
import type { DecisionKind } from '#shared/byzantion/decisions.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import type { SectionId } from '#shared/byzantion/sections.ts'
import { message } from '#shared/byzantion/words/message.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import type { Lesson, TableOf } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

type Table = TableOf<Byzantion>

/** Whether one of these questions is open. */
const isAskedFor =
  (...kinds: readonly DecisionKind[]) =>
  ({ decision }: Table) =>
    decision !== null && kinds.includes(decision.kind)

function LessonText({ rule, children }: { readonly rule: SectionId; readonly children: ReactNode }) {
  return (
    <div className="coach__words">
      {children}
      <RuleChip rule={rule} />
    </div>
  )
}

function Goal() {
  const words = useByzantionWords()
  return (
    <LessonText rule="V.4">
      <p>{words.text('lesson.goal-text')}</p>
      <p>{words.text('lesson.goal-ways')}</p>
    </LessonText>
  )
}

function Cards() {
  const words = useByzantionWords()
  return (
    <LessonText rule="A.3">
      <p>{words.text('lesson.cards-text')}</p>
      <p>{words.text('lesson.cards-choose')}</p>
    </LessonText>
  )
}

function Events() {
  const words = useByzantionWords()
  return (
    <LessonText rule="E.3">
      <p>{words.text('lesson.events-text')}</p>
      <p>{words.text('lesson.events-vote')}</p>
    </LessonText>
  )
}

function Position() {
  const words = useByzantionWords()
  return (
    <LessonText rule="E.1">
      <p>{words.text('lesson.position-text')}</p>
    </LessonText>
  )
}

function Actions() {
  const words = useByzantionWords()
  return (
    <LessonText rule="A.1">
      <p>{words.text('lesson.actions-text')}</p>
      <p>{words.text('lesson.actions-order')}</p>
    </LessonText>
  )
}

function Contribute() {
  const words = useByzantionWords()
  return (
    <LessonText rule="R.1">
      <p>{words.text('lesson.contribute-text')}</p>
    </LessonText>
  )
}

function End() {
  const words = useByzantionWords()
  return (
    <LessonText rule="R.5">
      <p>{words.text('lesson.end-text')}</p>
    </LessonText>
  )
}

/** The guided first round. */
export const lessons: readonly Lesson<Byzantion>[] = [
  { id: 'goal', title: message('lesson.goal'), Body: Goal },
  {
    id: 'cards',
    title: message('lesson.cards'),
    isDue: isAskedFor('draft', 'keep-hand'),
    after: 'goal',
    Body: Cards
  },
  { id: 'position', title: message('lesson.position'), isDue: isAskedFor('position'), Body: Position },
  { id: 'events', title: message('lesson.events'), isDue: isAskedFor('vote'), Body: Events },
  { id: 'actions', title: message('lesson.actions'), isDue: isAskedFor('action'), Body: Actions },
  {
    id: 'contribute',
    title: message('lesson.contribute'),
    isDue: isAskedFor('contribute'),
    Body: Contribute
  },
  { id: 'end', title: message('lesson.end'), after: 'actions', Body: End }
]
