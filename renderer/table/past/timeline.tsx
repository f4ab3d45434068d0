import { useEffect, useMemo, useRef } from 'react'
import { useWords, Words } from '../../i18n/words.tsx'
import { showPast } from '../../state/past.ts'
import { useAppDispatch } from '../../state/store.ts'
import { type SeatedTable, tableSlice } from '../../state/table.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Emblem } from '../game/emblem.tsx'
import { useGameContext } from '../game/game-context.ts'
import { PerspectiveSelect } from './perspective-select.tsx'
import {
  type StepSize,
  stepTarget,
  type TimelineMoment,
  timelineContextAt,
  timelineTurns
} from './timeline-moments.ts'

const STEPS: readonly { readonly stride: StepSize; readonly direction: -1 | 1; readonly icon: IconName }[] = [
  { stride: 'turn', direction: -1, icon: 'first' },
  { stride: 'act', direction: -1, icon: 'rewind' },
  { stride: 'decision', direction: -1, icon: 'back' },
  { stride: 'decision', direction: 1, icon: 'forth' },
  { stride: 'act', direction: 1, icon: 'forward' },
  { stride: 'turn', direction: 1, icon: 'last' }
]

/** Lets the player look at any moment of the campaign, by turn, act and decision. */
export function Timeline({ seated }: { readonly seated: SeatedTable }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { sentence } = useGameContext()
  const { table: present, past } = seated
  const turns = useMemo(() => timelineTurns(present.log, sentence), [present.log, sentence])
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => slider.current?.focus(), [])
  if (!past) return null
  const { number, side } = past.request
  const last = present.answers
  const go = (wanted: number) => dispatch(showPast({ number: wanted, side }))
  const { turn, act } = timelineContextAt(turns, number)
  return (
    <section className="timeline" aria-label={words.text('past.label')}>
      <header className="timeline__head">
        <p className="timeline__title">
          <Icon name="clock" size={16} />
          {words.text('past.title')}
        </p>
        <PerspectiveSelect seated={seated} />
        <button
          type="button"
          className="button button--primary"
          onClick={() => dispatch(tableSlice.actions.pastLeft())}
        >
          {words.text('past.return')}
        </button>
      </header>
      <ol className="timeline__turns" aria-label={words.text('past.turns')}>
        {turns.map((one) => (
          <li key={one.turn}>
            <button
              type="button"
              className="button"
              aria-pressed={one === turn}
              aria-label={words.text('sequence.turn', { turn: one.turn })}
              title={words.say(one.head.message)}
              onClick={() => go(one.number)}
            >
              {one.turn}
            </button>
          </li>
        ))}
      </ol>
      <Acts acts={turn?.acts ?? []} current={act} onGo={go} />
      <div className="timeline__decisions">
        {STEPS.slice(0, 3).map((step) => (
          <StepButton
            key={step.icon}
            {...step}
            onStep={() => go(stepTarget(turns, number, step.stride, -1, last))}
          />
        ))}
        <input
          ref={slider}
          type="range"
          className="timeline__slider"
          aria-label={words.text('past.slider')}
          aria-valuetext={words.text('past.moment', { number, total: last })}
          min={0}
          max={last}
          value={number}
          onChange={({ target }) => go(target.valueAsNumber)}
        />
        {STEPS.slice(3).map((step) => (
          <StepButton
            key={step.icon}
            {...step}
            onStep={() => go(stepTarget(turns, number, step.stride, 1, last))}
          />
        ))}
        <output className="timeline__count">{words.text('past.moment', { number, total: last })}</output>
      </div>
    </section>
  )
}

interface StepButtonProps {
  readonly stride: StepSize
  readonly direction: -1 | 1
  readonly icon: IconName
  readonly onStep: () => void
}

function StepButton({ stride, direction, icon, onStep }: StepButtonProps) {
  const words = useWords()
  const label = words.text(`past.${direction > 0 ? 'next' : 'previous'}-${stride}`)
  return (
    <button type="button" className="button button--icon" aria-label={label} title={label} onClick={onStep}>
      <Icon name={icon} size={16} />
    </button>
  )
}

interface ActsProps {
  readonly acts: readonly TimelineMoment[]
  readonly current: TimelineMoment | null
  readonly onGo: (number: number) => void
}

/** The acts of a turn; scrolls the current one into view. */
function Acts({ acts, current, onGo }: ActsProps) {
  const list = useRef<HTMLOListElement>(null)
  const at = current?.number
  useEffect(() => {
    if (at === undefined) return
    list.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  return (
    <ol className="timeline__acts" ref={list}>
      {acts.map((act) => {
        const side = act.head.chapter?.side ?? null
        return (
          <li key={act.number}>
            <button
              type="button"
              className="timeline__act"
              data-rank={act.head.chapter?.rank}
              aria-pressed={act === current}
              onClick={() => onGo(act.number)}
            >
              {side !== null && <Emblem side={side} size={14} />}
              <span>
                <Words message={act.head.message} />
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
