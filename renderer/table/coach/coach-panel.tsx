import { useEffect, useRef } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import { commandDispatcher } from '../../commands/use-commands.ts'
import { useWords } from '../../i18n/words.tsx'
import type { Lesson, TableProps } from '../game/game-client.ts'
import { useOpenPanels } from '../open-panels.tsx'
import { Panel } from '../panel.tsx'
import { FadingHints, withTold } from './coach-progress.ts'
import type { Coach } from './use-coach.ts'

interface CoachPanelProps<G extends GameTypes> extends TableProps<G> {
  readonly coach: Coach<G>
  readonly lessons: readonly Lesson<G>[]
  /** The panel that says what one could aim for; absent in a game without one. */
  readonly plan: string | undefined
  /** The hint for the first questions of a kind; null if there is none. */
  readonly hint: (kind: G['Inquiry']['kind']) => Message | null
}

/** Lives until the app closes. */
const fadingHints = new FadingHints()

/** The coach: it offers itself once, then gives each lesson at its moment, and afterwards a hint now and then. */
export function CoachPanel<G extends GameTypes>(props: CoachPanelProps<G>) {
  const { coach, lessons, hint, table, onPlace, plan } = props
  const words = useWords()
  const { progress, lesson, change } = coach
  const end = () => change({ ...progress, mode: 'off' })
  useToldOnAnswer(lesson, table.decision?.number, (id) => change(withTold(progress, id)))
  if (progress.mode === 'off') return null
  if (progress.mode === 'new')
    return (
      <Panel id="coach" title={words.text('coach.title')} icon="lamp">
        <p className="coach__words">{words.text('coach.offer')}</p>
        <p className="coach__tools">
          <button
            type="button"
            className="button button--primary"
            onClick={() => change({ mode: 'on', told: [] })}
          >
            {words.text('coach.begin')}
          </button>
          <button type="button" className="button button--quiet" onClick={end}>
            {words.text('coach.no')}
          </button>
        </p>
      </Panel>
    )
  if (lesson)
    return (
      <Panel id="coach" title={words.text('coach.title')} icon="lamp">
        <LessonView
          key={lesson.id}
          lesson={lesson}
          number={progress.told.length + 1}
          of={lessons.length}
          table={table}
          onPlace={onPlace}
          plan={plan}
          onTold={() => change(withTold(progress, lesson.id))}
          onEnd={end}
        />
      </Panel>
    )
  const { decision, summary } = table
  const given = decision && hint(decision.kind)
  if (!given || !fadingHints.mayGive(decision.kind, decision.number, summary.turn)) {
    const waiting = lessons.filter(({ id }) => !progress.told.includes(id))
    return waiting.length > 0 ? <Waiting waiting={waiting} plan={plan} onEnd={end} /> : null
  }
  return <Hint hint={given} onEnd={end} />
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

interface WaitingProps<G extends GameTypes> {
  readonly waiting: readonly Lesson<G>[]
  readonly plan: string | undefined
  readonly onEnd: () => void
}

/** The lessons that are left, while none of them fits the moment. */
function Waiting<G extends GameTypes>({ waiting, plan, onEnd }: WaitingProps<G>) {
  const words = useWords()
  return (
    <Panel id="coach" title={words.text('coach.title')} icon="lamp">
      <div className="coach" data-waits={waiting.length}>
        <p className="coach__words">
          {words.text('coach.waits', { lessons: words.list(waiting.map(({ title }) => words.say(title))) })}
        </p>
        <p className="coach__tools">
          <PlanButton plan={plan} />
          <button type="button" className="button" onClick={() => commandDispatcher.run('show-lessons')}>
            {words.text('coach.tell')}
          </button>
          <button type="button" className="button button--quiet" onClick={onEnd}>
            {words.text('coach.end')}
          </button>
        </p>
      </div>
    </Panel>
  )
}

function PlanButton({ plan }: { readonly plan: string | undefined }) {
  const words = useWords()
  const { show } = useOpenPanels()
  if (plan === undefined) return null
  return (
    <button type="button" className="button" onClick={() => show(plan)}>
      {words.text('coach.plan')}
    </button>
  )
}

interface LessonViewProps<G extends GameTypes> extends TableProps<G> {
  readonly lesson: Lesson<G>
  readonly number: number
  readonly of: number
  readonly plan: string | undefined
  readonly onTold: () => void
  readonly onEnd: () => void
}

function LessonView<G extends GameTypes>(props: LessonViewProps<G>) {
  const { lesson, number, of, table, onPlace, plan, onTold, onEnd } = props
  const words = useWords()
  return (
    <div className="coach" data-lesson={lesson.id}>
      <p className="coach__count">
        <progress max={of} value={number} aria-label={words.text('coach.title')} />
        {words.text('field.of', { chosen: number, count: of })}
      </p>
      <h3>{words.say(lesson.title)}</h3>
      <lesson.Body table={table} onPlace={onPlace} />
      <p className="coach__tools">
        <button type="button" className="button button--primary" onClick={onTold}>
          {words.text(number < of ? 'coach.next' : 'coach.done')}
        </button>
        <PlanButton plan={plan} />
        {number < of && (
          <button type="button" className="button button--quiet" onClick={onEnd}>
            {words.text('coach.end')}
          </button>
        )}
      </p>
    </div>
  )
}

interface ShownLesson {
  readonly id: string
  readonly question: number
}

/** A lesson about a question is done when the player has seen it and answered the question. */
function useToldOnAnswer<G extends GameTypes>(
  lesson: Lesson<G> | null,
  question: number | undefined,
  onTold: (id: string) => void
): void {
  const { isOpen } = useOpenPanels()
  const isSeen = isOpen('coach')
  const seen = useRef<ShownLesson | null>(null)
  useEffect(() => {
    const before = seen.current
    seen.current = null
    if (before && before.question !== question) onTold(before.id)
    if (isSeen && lesson?.isDue && question !== undefined) seen.current = { id: lesson.id, question }
  })
}
