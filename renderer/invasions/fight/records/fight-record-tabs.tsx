import { sentenceOf } from '#shared/invasions/words/sentences/index.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { type FightRecord, outcomeEvent } from './fight-records.ts'

interface FightRecordTabsProps {
  /** Recent records, the oldest first. */
  readonly records: readonly FightRecord[]
  readonly shown: string | null
  /** A fight goes on at the same time: a tab leads back to it. */
  readonly live: boolean
  readonly onPick: (key: string | null) => void
}

const MOST = 4

/** The results of recent fights and rolls, one tab each. */
export function FightRecordTabs({ records, shown, live, onPick }: FightRecordTabsProps) {
  const words = useInvasionsWords()
  const ended = records.flatMap((record) => {
    const outcome = outcomeEvent(record)
    return outcome ? [{ record, outcome }] : []
  })
  const few = ended.length === 0 || (ended.length === 1 && !live)
  if (few) return null
  return (
    <nav className="tabs" aria-label={words.text('fight.just-now')}>
      {live && (
        <button type="button" className="tab" aria-pressed={shown === null} onClick={() => onPick(null)}>
          {words.text('fight.now')}
        </button>
      )}
      {ended.slice(-MOST).map(({ record, outcome }) => (
        <button
          key={record.key}
          type="button"
          className="tab"
          aria-pressed={record.key === shown}
          onClick={() => onPick(record.key)}
        >
          {words.say(sentenceOf(outcome))}
        </button>
      ))}
    </nav>
  )
}
