import { useEffect, useId, useRef } from 'react'
import { useWords } from '../i18n/words.tsx'
import { type ScenarioFaults, scenarioFaultsSlice } from '../state/own-scenarios.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { DialogHead } from './dialog-head.tsx'

/** Shows what is wrong with a scenario of one's own, each fault with the path of its field. */
export function ScenarioFaultsDialog() {
  const faults = useAppSelector((state) => state.scenarioFaults)
  return faults && <FaultList faults={faults} />
}

function FaultList({ faults: { file, problems } }: { readonly faults: ScenarioFaults }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const words = useWords()
  const dispatch = useAppDispatch()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dispatch(scenarioFaultsSlice.actions.read())
  return (
    <dialog ref={dialog} className="dialog dialog--question" aria-labelledby={id} onCancel={close}>
      <DialogHead id={id} title={words.text('scenario.faults', { file })} onClose={close} />
      <p className="dialog__text">{words.text('scenario.faults-text')}</p>
      <dl className="scenario-faults">
        {problems.map(({ field, problem }) => (
          <div key={`${field} ${problem}`}>
            <dt>
              <code>{field}</code>
            </dt>
            <dd lang="en">{problem}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={close}>
          {words.text('scenario.faults-close')}
        </button>
      </div>
    </dialog>
  )
}
