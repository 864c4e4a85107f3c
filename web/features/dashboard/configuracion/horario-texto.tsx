import { ArrowUpRight } from 'lucide-react'
import type { Empresa } from '#contract/empresa.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { horario } from '#texts/horario.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { SettingsRow } from '#web/shared/settings/settings-page.tsx'

/** The hours as customers read them. They are edited in Horario only. */
export const HorarioTexto = ({ empresa: { id, config } }: { empresa: Empresa }) => (
  <SettingsRow label={horario.etiqueta} hint={t.campos.horarioPista}>
    <div className="flex items-center gap-3">
      <span className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">
        {config.horario.trim() || <span className="text-muted">{t.campos.sinHorario}</span>}
      </span>
      <LinkButton to={paths.dashboard(id, 'horario')} variant="ghost" size="sm" className="shrink-0">
        {t.campos.irAHorario}
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </LinkButton>
    </div>
  </SettingsRow>
)
