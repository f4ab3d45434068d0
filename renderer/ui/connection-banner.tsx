import { useWords } from '../i18n/words.tsx'
import { useBridge } from '../state/bridge-context.ts'
import { useAppSelector } from '../state/store.ts'

/** A banner while the host cannot be reached. */
export function ConnectionBanner() {
  const { connection } = useAppSelector((state) => state.connection)
  const bridge = useBridge()
  const words = useWords()
  if (connection.status !== 'lost') return null
  return (
    <div className="banner" role="alert">
      <span className="banner__pulse" aria-hidden="true" />
      <p>{words.text('connection.lost')}</p>
      <button type="button" className="button button--quiet" onClick={() => bridge.connect()}>
        {words.text('connection.retry')}
      </button>
    </div>
  )
}
