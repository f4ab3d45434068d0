import type { Notice } from '#shared/ipc/notice.ts'
import type { Speaker } from '../i18n/speaker.ts'

/** What the host has told, in words. */
export function noticeText(words: Speaker, notice: Notice): string {
  switch (notice.notice) {
    case 'database-set-aside':
    case 'file-refused':
    case 'file-newer':
    case 'file-not-written':
      return words.text(`notice.${notice.notice}`, { file: notice.file })
    case 'page-reloaded':
      return words.text('notice.page-reloaded')
    case 'set-back': {
      const { title, count, file } = notice
      return words.text('notice.set-back', { title, count, file })
    }
    case 'computer-failed': {
      const { title, detail } = notice
      return words.text('notice.computer-failed', { title, detail })
    }
  }
}
