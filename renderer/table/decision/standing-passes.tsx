import { useWords } from '../../i18n/words.tsx'
import { useAppDispatch } from '../../state/store.ts'
import { askAgain } from '../../state/table-actions.ts'

/** Says that the player always passes some kinds of question, with a button that ends these passes. */
export function StandingPasses({ kinds }: { readonly kinds: readonly string[] }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  if (kinds.length === 0) return null
  return (
    <div className="decision__passes">
      <p className="decision__keys">{words.text('decision.standing-passes', { count: kinds.length })}</p>
      <button
        type="button"
        className="button button--quiet"
        onClick={() => {
          for (const kind of kinds) void dispatch(askAgain(kind))
        }}
      >
        {words.text('decision.ask-again')}
      </button>
    </div>
  )
}
