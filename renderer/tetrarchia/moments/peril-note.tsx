import { useMemo } from 'react'
import { perilOf } from '#shared/tetrarchia/queries/peril.ts'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import { percent, reference } from '#shared/tetrarchia/words/message.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { DangerSign } from './danger-sign.tsx'

/** Says loudly that this turn can end the game, as long as it can. */
export function PerilNote({ view }: { readonly view: TetrarchiaView }) {
  const words = useTetrarchiaWords()
  const { army, spent } = useMemo(() => perilOf(view), [view])
  if (!army && spent.length === 0) return null
  return (
    <div className="peril" role="alert">
      <DangerSign />
      <div>
        {army && (
          <p>
            {words.text('peril.army', {
              province: reference('province', army.at),
              percent: percent(army.chance)
            })}
          </p>
        )}
        {spent.map((threat) => (
          <p key={threat}>{words.text(`peril.${threat}`)}</p>
        ))}
      </div>
    </div>
  )
}
