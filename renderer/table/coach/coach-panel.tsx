import { useEffect, useRef, useState } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import { useWords } from '../../i18n/words.tsx'
import { changeCoach, coachStepOf } from '../../state/settings.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import type { Lesson, TableProps } from '../game/game-client.ts'
import { Panel } from '../panel.tsx'
import { afterLesson, coachProgress, FadingHints } from './coach-progress.ts'

interface CoachPanelProps<G extends GameTypes> extends TableProps<G> {
  readonly game: string
  readonly lessons: readonly Lesson<G>[]
  /** The hint for the first questions of a kind; null if there is none. */
  readonly hint: (kind: G['Inquiry']['kind']) => Message | null
}

/** Lives until the app closes. */
const fadingHints = new FadingHints()

/** The guided first turn. It is offered once; the player can leave it and continue later. */
export function CoachPanel<G extends GameTypes>({ game, lessons, hint, table, onPlace }: CoachPanelProps<G>) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const progress = coachProgress(
    useAppSelector((state) => coachStepOf(state.settings, game)),
    lessons.length
  )
  const turnTo = (value: string) => dispatch(changeCoach(game, value))
  const lesson = progress.at === 'lesson' ? lessons[progress.number] : undefined
  if (table.side === null || progress.at === 'end') return null
  if (progress.at === 'hints') {
    const { decision, summary } = table
    const given = decision && hint(decision.kind)
    if (!given || !fadingHints.mayGive(decision.kind, decision.number, summary.turn)) return null
    return <Hint hint={given} onEnd={() => turnTo('off')} />
  }
  return (
    <Panel id="coach" title={words.text('coach.title')} icon="lamp">
      {lesson && progress.at === 'lesson' ? (
        <LessonView
          key={lesson.id}
          lesson={lesson}
          number={progress.number}
          of={lessons.length}
          table={table}
          onPlace={onPlace}
          onNext={() => turnTo(afterLesson(progress.number, lessons.length))}
          onEnd={() => turnTo('off')}
        />
      ) : (
        <>
          <p className="coach__words">{words.text('coach.offer')}</p>
          <p className="coach__tools">
            <button type="button" className="button button--primary" onClick={() => turnTo('0')}>
              {words.text('coach.begin')}
            </button>
            <button type="button" className="button button--quiet" onClick={() => turnTo('off')}>
              {words.text('coach.no')}
            </button>
          </p>
        </>
      )}
    </Panel>
  )
}

function Hint({ hint, onEnd }: { readonly hint: Message; readonly onEnd: () => void }) {
  const words = useWords()
  return (
    <Panel id="coach" title={words.text('coach.hint')} icon="lamp">
      <p className="coach__words">{words.say(hint)}</p>
      <p className="coach__tools">
        <button type="button" className="button button--quiet" onClick={onEnd}>
          {words.text('coach.no-hints')}
        </button>
      </p>
    </Panel>
  )
}

interface LessonViewProps<G extends GameTypes> extends TableProps<G> {
  readonly lesson: Lesson<G>
  readonly number: number
  readonly of: number
  readonly onNext: () => void
  readonly onEnd: () => void
}

function LessonView<G extends GameTypes>(props: LessonViewProps<G>) {
  const { lesson, number, of, table, onPlace, onNext, onEnd } = props
  const words = useWords()
  const [toldEarly, tellNow] = useState(false)
  const isAtHand = lesson.isDue?.(table) ?? true
  useOnAnswered(lesson.isDue !== undefined && isAtHand, table.decision?.number, onNext)
  const isTold = isAtHand || toldEarly
  return (
    <div className="coach" data-lesson={lesson.id} data-told={isTold || undefined}>
      <p className="coach__count">
        <progress max={of} value={number + 1} aria-label={words.text('coach.title')} />
        {words.text('field.of', { chosen: number + 1, count: of })}
      </p>
      <h3>{words.say(lesson.title)}</h3>
      {isTold ? (
        <lesson.Body table={table} onPlace={onPlace} />
      ) : (
        <p className="coach__words">{words.text('coach.waits')}</p>
      )}
      <p className="coach__tools">
        {isTold ? (
          <button type="button" className="button button--primary" onClick={onNext}>
            {words.text(number + 1 < of ? 'coach.next' : 'coach.done')}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => tellNow(true)}>
            {words.text('coach.tell')}
          </button>
        )}
        {number + 1 < of && (
          <button type="button" className="button button--quiet" onClick={onEnd}>
            {words.text('coach.end')}
          </button>
        )}
      </p>
    </div>
  )
}

/** A lesson about a question is done when the question is answered. */
function useOnAnswered(isAtHand: boolean, decision: number | undefined, onDone: () => void): void {
  const taught = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (taught.current !== undefined && decision !== taught.current) onDone()
    else if (isAtHand) taught.current = decision
  })
}
