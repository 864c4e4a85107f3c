import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Anuncios } from '#web/features/mi-turno/anuncios.tsx'
import { render } from './render.tsx'

const AHORA = Date.parse('2026-11-18T15:00:00Z')
const iso = (seconds: number) => new Date(AHORA + seconds * 1000).toISOString()
const anuncio = (texto: string, seconds: number) => ({ id: texto, texto, hasta: iso(seconds), colas: null })
const estado = (...anuncios: ReturnType<typeof anuncio>[]) => ({ anuncios, actualizado: iso(0) })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('an announcement leaves an open phone when it ends, though no new state arrives', async () => {
  render(<Anuncios datos={estado(anuncio('Corto', 60), anuncio('Largo', 300))} />)
  await expect.element(page.getByText('Corto')).toBeVisible()
  vi.advanceTimersByTime(59_000)
  await expect.element(page.getByText('Corto')).toBeVisible()
  vi.advanceTimersByTime(1000)
  await expect.element(page.getByText('Corto')).not.toBeInTheDocument()
  await expect.element(page.getByText('Largo')).toBeVisible()
  vi.advanceTimersByTime(240_000)
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})
