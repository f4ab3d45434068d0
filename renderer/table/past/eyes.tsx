import { useWords } from '../../i18n/words.tsx'
import { lookBack } from '../../state/past.ts'
import { useAppDispatch } from '../../state/store.ts'
import type { Seated } from '../../state/table.ts'
import { useSideOrder } from '../game/emblem.tsx'

/** Chooses the side whose view is shown. Only after the end of a campaign, when nothing is secret. */
export function Eyes({ seated }: { readonly seated: Seated }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const inOrder = useSideOrder()
  const { table, past } = seated
  if (!past || table.waitingFor.length > 0) return null
  const { number, side } = past.wish
  return (
    <label className="timeline__eyes">
      {words.text('past.eyes')}
      <select
        className="input"
        value={side ?? ''}
        onChange={({ target }) => dispatch(lookBack({ number, side: target.value || null }))}
      >
        {inOrder(Object.keys(table.campaign.seats)).map((one) => (
          <option key={one} value={one}>
            {words.name('side', one)}
          </option>
        ))}
        <option value="">{words.text('past.onlooker')}</option>
      </select>
    </label>
  )
}
