import { useWords } from '../../i18n/words.tsx'
import { showPast } from '../../state/past.ts'
import { useAppDispatch } from '../../state/store.ts'
import type { SeatedTable } from '../../state/table.ts'
import { useSideOrder } from '../game/emblem.tsx'

/** Chooses the side whose view is shown. Only after the end of a campaign, when nothing is secret. */
export function PerspectiveSelect({ seated }: { readonly seated: SeatedTable }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const inOrder = useSideOrder()
  const { table, past } = seated
  if (!past || table.waitingFor.length > 0) return null
  const { number, side } = past.request
  return (
    <label className="timeline__eyes">
      {words.text('past.eyes')}
      <select
        className="input"
        value={side ?? ''}
        onChange={({ target }) => dispatch(showPast({ number, side: target.value || null }))}
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
