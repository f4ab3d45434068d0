import { sentenceOf } from '#shared/invasions/words/sentences/index.ts'
import { useInvasionsWords } from '../words.ts'
import { outcomeOf, type Tale } from './tales.ts'

interface TaleTabsProps {
  /** Recent records, the oldest first. */
  readonly tales: readonly Tale[]
  readonly shown: string | null
  /** A fight goes on at the same time: a tab leads back to it. */
  readonly live: boolean
  readonly onPick: (key: string | null) => void
}

const MOST = 4

/** The results of recent fights and rolls, one tab each. */
export function TaleTabs({ tales, shown, live, onPick }: TaleTabsProps) {
  const words = useInvasionsWords()
  const told = tales.flatMap((tale) => {
    const outcome = outcomeOf(tale)
    return outcome ? [{ tale, outcome }] : []
  })
  const few = told.length === 0 || (told.length === 1 && !live)
  if (few) return null
  return (
    <nav className="tabs" aria-label={words.text('fight.just-now')}>
      {live && (
        <button type="button" className="tab" aria-pressed={shown === null} onClick={() => onPick(null)}>
          {words.text('fight.now')}
        </button>
      )}
      {told.slice(-MOST).map(({ tale, outcome }) => (
        <button
          key={tale.key}
          type="button"
          className="tab"
          aria-pressed={tale.key === shown}
          onClick={() => onPick(tale.key)}
        >
          {words.say(sentenceOf(outcome))}
        </button>
      ))}
    </nav>
  )
}
