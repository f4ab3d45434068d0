import type { ReactNode } from 'react'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { presentEntries } from '#shared/invasions/present-entries.ts'
import { hereticalAreas } from '#shared/invasions/queries/religion/religion.ts'
import { sequence } from '#shared/invasions/sequence.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { TableProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { LedgerView, LedgerWarnings } from './ledger-view.tsx'

interface AdministrationSheetProps extends TableProps<Invasions> {
  readonly nation: NationId
  /** The cost of the draft. */
  readonly spending?: number
  readonly children: ReactNode
}

/** Without conversion, which comes earlier and concerns few nations. */
const STEPS = sequence.filter(({ id, phase }) => phase === 'administration' && id !== 'conversion')

/** The administration of one nation: its step, accounts, revolts and heresies, and the open question. */
export function AdministrationSheet(props: AdministrationSheetProps) {
  const { table, nation, spending = 0, onPlace, children } = props
  const words = useInvasionsWords()
  const { view } = table
  const board = boardOf(view)
  const revolts = presentEntries(view.revolts).filter(([province]) => view.control[province] === nation)
  const heresies = hereticalAreas(board, nation)
  return (
    <>
      <ol className="sheet-steps" aria-label={words.text('sheet.steps')}>
        {STEPS.map(({ id }) => (
          <li key={id} aria-current={id === view.step ? 'step' : undefined}>
            {words.text(`step.${id}`)}
          </li>
        ))}
      </ol>
      <LedgerView view={view} nation={nation} spending={spending} />
      {revolts.length > 0 && (
        <p className="troubles">
          {words.text('realm.revolts')}{' '}
          {revolts.map(([province, grade]) => (
            <button key={province} type="button" className="name--place" onClick={() => onPlace(province)}>
              {words.name('place', province)}
              {grade === '+' && ' +'}
            </button>
          ))}
        </p>
      )}
      {heresies.length > 0 && (
        <p className="troubles">
          {words.text('realm.heresies')} {words.list(heresies.map((area) => words.name('area', area)))}
        </p>
      )}
      {children}
      <LedgerWarnings view={view} nation={nation} spending={spending} />
    </>
  )
}
