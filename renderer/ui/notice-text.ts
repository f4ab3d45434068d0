import type { Notice } from '#shared/ipc/notice.ts'
import type { Speaker } from '../i18n/speaker.ts'

/** What the host has told, in words. */
export function noticeText(words: Speaker, { notice, ...facts }: Notice): string {
  return words.text(`notice.${notice}`, facts)
}
