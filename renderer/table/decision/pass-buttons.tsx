import type { PassScope } from '#shared/engine/decision.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAnswering } from '../answering.ts'

/** Buttons to pass on a question that several sides may answer: now, for the phase, or for good. */
export function PassButtons({ scopes }: { readonly scopes: readonly PassScope[] }) {
  const words = useWords()
  const { busy, answer } = useAnswering()
  return (
    <div className="decision__passes">
      <p className="decision__keys">{words.text('decision.pass-hint')}</p>
      {scopes.map((scope) => (
        <button
          key={scope}
          type="button"
          className={scope === 'moment' ? 'button' : 'button button--quiet'}
          disabled={busy}
          onClick={() => answer({ pass: scope })}
        >
          {words.text(`decision.pass-${scope}`)}
        </button>
      ))}
    </div>
  )
}
