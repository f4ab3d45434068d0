import { useWords, Words } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Emblem, sideClass } from '../game/emblem.tsx'
import { AnswerReasons } from './answer-reasons.tsx'
import { EventLine } from './event-line.tsx'
import { type LogChapter, tallyRepeats } from './log-chapters.ts'

interface ChapterViewProps {
  readonly chapter: LogChapter
  /** The number of the answer whose dice are animated. */
  readonly fresh?: number | undefined
  readonly onPlace?: (place: string) => void
  /** Shows the table after a number of answers. */
  readonly onMoment?: ((number: number) => void) | undefined
}

/** A chapter of the log: one step of a turn, or what one actor did. */
export function LogChapterView({ chapter, fresh, onPlace, onMoment }: ChapterViewProps) {
  const words = useWords()
  const { head, lines, number: begun } = chapter
  const side = head?.chapter?.side ?? null
  return (
    <li className={side === null ? 'chapter' : `chapter ${sideClass(side)}`}>
      {head && (
        <p className={`chapter__head chapter__head--${head.chapter?.rank ?? 'step'}`}>
          {side !== null && <Emblem side={side} size={16} />}
          <span>
            <Words message={head.message} onPlace={onPlace} />
          </span>
          {onMoment && (
            <button
              type="button"
              className="chapter__look"
              aria-label={words.text('past.look-here')}
              title={words.text('past.look-here')}
              onClick={() => onMoment(begun)}
            >
              <Icon name="clock" size={14} />
            </button>
          )}
        </p>
      )}
      {tallyRepeats(lines, words).map(({ number, sentence, explained, times }, index, all) => (
        <div
          // The lines of a chapter never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className={number === fresh ? 'log-answer log-answer--fresh' : 'log-answer'}
          title={number > 0 ? words.text('log.answer', { number }) : undefined}
        >
          <EventLine sentence={sentence} times={times} onPlace={onPlace} />
          {explained && all[index + 1]?.number !== number && <AnswerReasons number={number} />}
        </div>
      ))}
    </li>
  )
}
