import { asText } from './as-text.ts'
import type { TournamentReport } from './report.ts'

export function asPage(report: TournamentReport): string {
  return `<!doctype html><pre>${asText(report)}</pre>`
}
