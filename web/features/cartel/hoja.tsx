import type { CaraEmpresa } from '#contract/empresa.ts'
import { cartel as t } from '#texts/cartel.ts'
import { compartir } from '#texts/compartir.ts'
import { paths } from '#web/paths.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Tinted } from '#web/shared/tinted.tsx'
import { cx } from '#web/ui/cx.ts'
import { Qr } from '#web/ui/qr.tsx'
import type { Papel } from './papel.ts'

/** Sizes are relative to the sheet's width (cqw), so that screen and paper have the same proportions. */
export function Hoja({ empresa, papel }: { empresa: CaraEmpresa; papel: Papel }) {
  const address = window.location.origin + paths.miTurno(empresa.id)
  const { colorPrimario, colorSecundario, alias } = empresa
  const written = alias ? window.location.host + paths.corta(alias) : address
  return (
    <div
      data-theme="light"
      data-papel={papel}
      className="cartel bg-surface text-text shadow-card print:shadow-none"
    >
      <Tinted {...{ colorPrimario, colorSecundario }} className="grid h-full grid-rows-[auto_auto_1fr_auto]">
        <header className="grid justify-items-center gap-[2cqw] bg-brand px-[6cqw] py-[5cqw] text-center text-on-brand">
          <p className="flex max-w-full min-w-0 items-center gap-[2.500cqw] text-[4.500cqw] font-bold">
            {empresa.logo && <EmpresaLogo src={empresa.logo} size="size-[9cqw]" />}
            <span className="min-w-0 wrap-anywhere">{empresa.nombre}</span>
          </p>
          <h1 className="text-[7.500cqw] leading-[1.1] font-extrabold">{t.encabezado}</h1>
          <p className="text-[3.500cqw]">{t.subtitulo}</p>
        </header>
        <div className="brand-gradient h-[1.500cqw]" />
        <div className="grid content-center justify-items-center p-[4cqw]">
          <Qr
            value={address}
            size={1000}
            label={compartir.qrDe(empresa.nombre)}
            className="w-[54cqw] border-[0.600cqw] border-brand"
          />
          <p className="mt-[2cqw] text-[2.400cqw] text-muted">{t.oEntra}</p>
          <p className={cx('text-center font-semibold break-all', alias ? 'text-[4cqw]' : 'text-[2.200cqw]')}>
            {written}
          </p>
        </div>
        <ol className="grid grid-cols-3 gap-[3cqw] px-[6cqw] pb-[7cqw]">
          {t.pasos.map(({ titulo, texto }, i) => (
            <li key={titulo} className="grid content-start justify-items-center gap-[1cqw] text-center">
              <span className="turno-number grid size-[8cqw] place-items-center rounded-full bg-brand-soft text-[4cqw] text-brand-text">
                {i + 1}
              </span>
              <span className="text-[2.900cqw] leading-tight font-bold">{titulo}</span>
              <span className="text-[2.300cqw] leading-snug text-muted">{texto}</span>
            </li>
          ))}
        </ol>
      </Tinted>
    </div>
  )
}
