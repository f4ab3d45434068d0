import { sentenceOf } from '#shared/invasions/words/sentences/index.ts'
import { useInvasionsWords } from '../words.ts'
import { outcomeOf, type Tale } from './tales.ts'

interface TaleTabsProps {
  /** What has just happened, the oldest first. */
  readonly tales: readonly Tale[]
  readonly shown: string | null
  /** Something goes on besides: there is a way back to it. */
  readonly live: boolean
  readonly onPick: (key: string | null) => void
}

const MOST = 4

/** What has just come of fights and rolls, a line each; a click shows it. */
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
