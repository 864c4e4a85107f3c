import type { Idioma } from '#contract/idioma.ts'

export const PAISES_CON_MODELO = ['ES', 'MX', 'PE', 'CO', 'CL', 'AR', 'BR'] as const
export type PaisConModelo = (typeof PAISES_CON_MODELO)[number]

export interface Modelo {
  idioma: Idioma
  texto: string
}

interface Responsable {
  responsable: string
  contacto: string
}

/** What the parts of each template say: the law, and the rights and the authority that it names. */
interface Ley {
  ley: string
  derechos: string
  autoridad: string
}

const LEYES: Record<Exclude<PaisConModelo, 'BR'>, Ley> = {
  ES: {
    ley: 'el Reglamento (UE) 2016/679 (RGPD) y la Ley Orgánica 3/2018 (LOPDGDD)',
    derechos:
      'acceso, rectificación, supresión, oposición, limitación y portabilidad, y retirar tu consentimiento',
    autoridad: 'la Agencia Española de Protección de Datos (www.aepd.es)',
  },
  MX: {
    ley: 'la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (2025)',
    derechos: 'acceso, rectificación, cancelación y oposición (ARCO), y revocar tu consentimiento',
    autoridad: 'la Secretaría Anticorrupción y Buen Gobierno',
  },
  PE: {
    ley: 'la Ley 29733 y su reglamento',
    derechos: 'acceso, rectificación, cancelación y oposición (ARCO)',
    autoridad: 'la Autoridad Nacional de Protección de Datos Personales',
  },
  CO: {
    ley: 'la Ley 1581 de 2012',
    derechos: 'conocer, actualizar, rectificar y suprimir tus datos, y revocar tu autorización',
    autoridad: 'la Superintendencia de Industria y Comercio',
  },
  CL: {
    ley: 'la Ley 19.628, modificada por la Ley 21.719',
    derechos: 'acceso, rectificación, supresión, oposición, portabilidad y bloqueo',
    autoridad: 'la Agencia de Protección de Datos Personales',
  },
  AR: {
    ley: 'la Ley 25.326',
    derechos: 'acceso, rectificación, actualización y supresión',
    autoridad: 'la Agencia de Acceso a la Información Pública',
  },
}

/** A first draft of a privacy notice by country. It does not replace a lawyer, and says so where it is offered. */
export function modeloDe(pais: PaisConModelo, { responsable, contacto }: Responsable): Modelo {
  if (pais === 'BR') {
    return {
      idioma: 'pt',
      texto: [
        `${responsable || '[controlador]'} trata os dados que você informa aqui (nome, se for pedido, e suas respostas) para organizar a fila, chamar você e avisar quando chegar a sua vez, conforme a Lei 13.709/2018 (LGPD).`,
        'Nomes e respostas são apagados alguns dias depois da visita; as estatísticas ficam sem o seu nome. Não vendemos seus dados nem os entregamos a terceiros, exceto a quem opera este serviço por nossa conta ou quando a lei exige.',
        `Você pode pedir confirmação, acesso, correção, anonimização, portabilidade ou eliminação, e revogar o consentimento, escrevendo ao encarregado: ${contacto || '[contato]'}. Também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).`,
      ].join('\n\n'),
    }
  }
  const { ley, derechos, autoridad } = LEYES[pais]
  return {
    idioma: 'es',
    texto: [
      `${responsable || '[responsable]'} trata los datos que das aquí (tu nombre, si se pide, y tus respuestas) para ordenar la fila, llamarte y avisarte cuando te toque, según ${ley}.`,
      'Los nombres y las respuestas se borran unos días después de tu visita; las estadísticas quedan sin tu nombre. No vendemos tus datos ni los damos a terceros, salvo a quien opera este servicio por nuestra cuenta o cuando la ley lo exige.',
      `Puedes ejercer tus derechos (${derechos}) escribiendo a ${contacto || '[contacto]'}. Si no quedas conforme, puedes reclamar ante ${autoridad}.`,
    ].join('\n\n'),
  }
}
