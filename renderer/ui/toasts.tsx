import { useEffect } from 'react'
import type { Translator } from '../i18n/translator.ts'
import { useWords } from '../i18n/words.tsx'
import { restoreCampaign, salvageLibrary } from '../state/library.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { dismissToast, type Toast } from '../state/toasts.ts'
import { failureText } from './failure-text.ts'
import { Icon } from './icon.tsx'
import { noticeText } from './notice-text.ts'

const SHOWN_MS = 9000

export function Toasts() {
  const toasts = useAppSelector((state) => state.toasts)
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const dispatch = useAppDispatch()
  const words = useWords()
  // Errors and notices stay until the player dismisses them.
  const stays = toast.kind === 'failed' || toast.kind === 'notice'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dispatch(dismissToast(toast.id)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [dispatch, stays, toast.id])

  return (
    <div className={`toast toast--${toast.kind}`}>
      {stays && <Icon name="warning" />}
      <p className="toast__text">{toastText(words, toast)}</p>
      {toast.kind === 'deleted' && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            dispatch(dismissToast(toast.id))
            dispatch(restoreCampaign(toast.campaign))
          }}
        >
          {words.text('library.restore')}
        </button>
      )}
      {toast.kind === 'notice' && toast.notice.notice === 'database-set-aside' && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            dispatch(dismissToast(toast.id))
            dispatch(salvageLibrary())
          }}
        >
          {words.text('library.salvage')}
        </button>
      )}
      <button
        type="button"
        className="button button--icon"
        aria-label={words.text('app.dismiss')}
        onClick={() => dispatch(dismissToast(toast.id))}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

function toastText(words: Translator, toast: Toast): string {
  switch (toast.kind) {
    case 'said':
      return words.say(toast.message)
    case 'deleted':
      return words.text('library.deleted', { title: toast.title })
    case 'failed':
      return failureText(words, toast.failure)
    case 'notice':
      return noticeText(words, toast.notice)
  }
}
