import type { BlockedOption } from '#shared/engine/decision.ts'
import { keyText } from '#shared/engine/option-key.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OptionText } from './option-text.tsx'
import { RuleChip } from './rule-chip.tsx'

const FEW = 4

/** Options that the rules forbid at the moment, each with its reason. */
export function BlockedList({ blocked }: { readonly blocked: readonly BlockedOption[] }) {
  const words = useWords()
  if (blocked.length === 0) return null
  return (
    <details className="blocked" open={blocked.length <= FEW}>
      <summary>
        <Icon name="down" size={14} />
        {words.text('decision.blocked-count', { count: blocked.length })}
      </summary>
      <ul>
        {blocked.map(({ key, refusal, ...option }) => (
          <li key={keyText(key)} className="blocked__option">
            <OptionText option={option} />
            <p className="blocked__reason">
              <Words message={refusal.reason} />
            </p>
            <RuleChip rule={refusal.rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}
