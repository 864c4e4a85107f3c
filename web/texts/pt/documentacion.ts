import type { documentacion as es } from '../es/documentacion.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

export const documentacion = {
  titulo: 'Documentação',
  descripcion:
    'Guia do usuário passo a passo e referência da API REST do Turnero, com exemplos que funcionam.',
  encabezado: 'Documentação',
  texto: 'Aprenda a usar o Turnero ou conecte-o ao seu próprio sistema.',
  pestanas: 'Seções da documentação',
  buscar: 'Buscar no guia',
  buscarEjemplo: 'Buscar: “pausar uma fila”',
  encontrado: (cuantos: number) =>
    cuantos === 0 ? 'Nada tem essas palavras.' : plural(cuantos, 'resposta', 'respostas'),
  guia: {
    pestana: 'Guia do usuário',
    paso: (numero: number) => `Passo ${numero}`,
    elige: 'Escolha o que você faz',
    roles: {
      responsable: { nombre: 'Sou responsável', texto: 'Criar, configurar, medir' },
      atiendo: { nombre: 'Eu atendo', texto: 'Chamar, separar, transferir' },
      espero: { nombre: 'Espero minha vez', texto: 'Retirar e seguir uma senha' },
      tecnico: { nombre: 'Sou técnico', texto: 'Telas, servidor, API' },
    },
    empezar: { titulo: 'Comece em 4 passos', texto: 'Da conta à primeira senha chamada.' },
    pasos: [
      {
        id: 'cuenta',
        titulo: 'Cadastre-se e entre',
        texto: 'Sua conta reúne todas as suas empresas.',
        resumen:
          'Preencha o formulário, confirme seu e-mail e entre. Sua conta reúne todas as suas empresas.',
        puntos: [
          'Preencha o formulário de cadastro com seu nome de usuário, seu e-mail e uma senha de acesso de 8 caracteres ou mais.',
          'Confirme seu e-mail com o link que enviamos, se o seu serviço pedir.',
          'Entre. Você chega à sua central de controle, com a lista das suas empresas.',
          'Em “Sua conta” você muda sua senha de acesso, seu e-mail ou seu nome, e encerra sessões em outros computadores.',
        ],
        enlace: { texto: 'Criar uma conta', a: 'registro' },
      },
      {
        id: 'empresa',
        titulo: 'Crie ou abra o painel da sua empresa',
        texto: 'Cada empresa tem seu painel, suas filas e suas telas.',
        resumen:
          'Em “Nova empresa”, digite o nome e o titular. O logotipo e o horário são opcionais. Você pode enviar seu logo depois, em Configurações, Personalização.',
        puntos: [
          'Em “Nova empresa”, digite o nome e o titular. O logotipo e o horário são opcionais. Você pode enviar seu logo depois, em Configurações, Personalização.',
          'Se já tem uma, clique em “Administrar” no cartão dela para abrir o painel.',
          'Em “Configurações” você completa endereço, contato, cores e quanto do nome aparece em público.',
        ],
        enlace: { texto: 'Entrar', a: 'login' },
      },
      {
        id: 'colas',
        titulo: 'Configure suas filas',
        texto: 'Em “Gestão de filas” você define suas filas. Estes exemplos podem ser renomeados:',
        resumen: 'Em “Gestão de filas” você define suas filas. Estes exemplos podem ser renomeados:',
        ejemplos: [
          { nombre: 'Atendimento geral', detalle: '5 min por pessoa' },
          { nombre: 'Reclamações', detalle: '10 min por pessoa' },
          { nombre: 'Prioritária', detalle: 'Passa primeiro' },
        ],
        puntos: [
          'Dê a cada fila um nome, uma descrição e um tempo estimado de 1 a 120 minutos.',
          'Com um prefixo de até 3 letras, os números se leem melhor em voz alta: B-1, B-2, B-3.',
          'Ative a prioridade para urgências ou filas que sempre passam primeiro.',
          'Em “Atendimento prioritário” você dá minutos de vantagem, ou sempre o primeiro lugar, a pessoas idosas, gestantes, com deficiência ou a quem você disser. Abaixo você lê o que pode prometer aos outros. Isso nunca aparece na TV de chamada.',
          'Em “Mais ajustes” de cada fila você pergunta quantas pessoas vêm e até 8 dados mais, e escolhe a fila seguinte: triagem, consulta, farmácia.',
          'Em “Horário” você define os dias e as horas em que atende, os feriados e as cotas: a fila abre e fecha sozinha, e seus clientes leem quando abre.',
          'Se um dia mudar, “Fechar hoje” e “Abrir por mais uma hora” estão no mesmo lugar. Você sempre pode adicionar alguém.',
          'Compartilhe o link ou o QR da sua empresa: a fila é ativada com a primeira senha.',
        ],
      },
      {
        id: 'atender',
        titulo: 'Atenda em tempo real',
        texto: 'Tudo o que você faz no painel aparece na hora na TV de chamada e nos celulares.',
        resumen: 'Clique em “Chamar próximo”. O cliente vê “É a sua vez!” e a TV mostra seu número.',
        puntos: [
          'Clique em “Chamar próximo”. O cliente vê “É a sua vez!” e a TV mostra seu número.',
          'Na primeira vez perguntamos em qual guichê você atende. Com “Todas as filas” você chama primeiro as prioritárias e depois quem espera há mais tempo.',
          'Se a pessoa não vier, chame de novo ou marque como ausente. A última ação se desfaz com um botão ou com a tecla Z, e “Recentes” restaura quem você finalizou por engano.',
          'Busque na lista por nome, número ou código; corrija um nome ou tire alguém pelo menu dessa pessoa. A tecla ? mostra todos os atalhos.',
          'Em “Equipe” você convida sua gente: cada pessoa entra com sua conta e vê o que lhe cabe.',
          'Em “Atividade” você lê quem fez o quê e quando, com o antes e o depois de cada mudança, e os números de cada pessoa: quantos atendeu, quanto demorou em relação à mesma fila e suas pausas. Cada um vê o seu; quem administra vê tudo, baixa e decide quantos meses guardar.',
          'Em “Configurações”, “Telas”, você conecta uma TV ou um totem: abra /tv no aparelho e digite o código que aparece.',
          'Com “Abrir tela” você abre a TV de chamada, a entrada e a visão administrativa.',
          'No celular do cliente a chamada toca e vibra. Com HTTPS, ele pode adicionar a página à tela de início, e sem rede continua vendo o último estado.',
          'O totem mostra até oito filas como botões grandes. Seu QR e seu comprovante passam a senha para o celular.',
          'Pause a fila quando não quiser mais senhas: quem já espera continua sendo atendido. “Encerrar expediente” termina o dia e pode pausar as filas até a próxima abertura.',
          'A espera anunciada aprende com o que aconteceu em cada fila. Em “Estatísticas” você vê quanto acertou, por fila e por hora.',
        ],
        enlace: { texto: 'Ver na demo', a: 'demo' },
      },
      {
        id: 'puestos',
        titulo: 'Distribua sua equipe em guichês',
        texto: 'Guichês, consultórios ou mesas com nome: cada pessoa diz onde está.',
        puntos: [
          'Em “Configurações”, “Guichês”, você define nome, ordem, as filas que cada um atende e, se quiser, quantas pessoas cabem.',
          'No alto do painel, “Estou em…” escolhe seu guichê, muda e deixa. Com “Minhas filas”, “Chamar próximo” chama as filas do seu guichê: primeiro as prioritárias, depois quem espera há mais tempo.',
          '“Fazer uma pausa” pede um motivo que sua equipe vê. Para chamar de novo, volte da pausa.',
          'As esperas que anunciamos contam os guichês onde há alguém e não os que estão em pausa. Se uma espera aumenta por isso, o cliente lê “Um guichê fez uma pausa”.',
          'Se o guichê estiver ocupado, você pode assumi-lo: perguntamos antes e o outro navegador fica sabendo.',
          'O guichê fica livre ao sair da conta, ao terminar o expediente ou depois de 15 minutos sem sinal do seu navegador, com aviso antes.',
          '“Sala” mostra cada guichê, quem ele atende e desde quando, quem está em pausa e por quê, e a espera mais longa de cada fila. Quem administra a equipe pode liberar ali um guichê esquecido.',
          'Sem guichês com nome, cada navegador escreve o seu, como sempre.',
        ],
      },
      {
        id: 'flujo',
        titulo: 'Mova, separe e escolha',
        texto:
          'Cada pessoa da lista tem seu menu. Tudo pode ser desfeito e aparece na hora nas outras telas.',
        puntos: [
          '“Transferir” passa a pessoa para outra fila, para outro lugar da mesma ou para um guichê livre. Ela mantém o número, o código e a ordem de chegada, e o celular acompanha.',
          '“Separar” deixa a pessoa fora da fila por alguns minutos ou sem prazo. Ninguém a chama, ela mantém o lugar e volta sozinha, ou com “Voltar agora” na lista “Separados”.',
          '“Chamar agora” chama quem você escolher antes dos outros. Em “Configurações” você decide se ninguém pode, se é preciso um motivo ou se é livre; fica registrado quantas pessoas foram puladas.',
          '“Nota e dados” guarda uma nota, marcas, quantas pessoas vêm e o atendimento prioritário, e corrige o que a pessoa respondeu às perguntas da fila. Quem atende vê, na lista e ao chamar.',
          'Ao terminar, “Finalizar e passar para…” continua a visita na fila seguinte com um clique.',
          'Quem não veio e volta em até 30 minutos retorna depois dos dois próximos: “Voltou”, em “Recentes”.',
          'Se um guichê é uma mesa com lugares, “Chamar próximo” chama o primeiro grupo que ocupa mais da metade; se não houver, o primeiro que cabe. A lista pode ser filtrada pelo tamanho do grupo.',
          'Seu cliente pode deixar passar 1, 2, 3 ou 5 pessoas, ou voltar em alguns minutos sem perder o lugar, no máximo duas vezes.',
          'Com o teclado: as setas escolhem a pessoa na lista e a tecla M abre o menu dela; T transfere e P separa quem você atende; S passa para a fila seguinte.',
        ],
      },
      {
        id: 'avisos',
        titulo: 'Avise quem espera',
        texto: 'Seus clientes podem sair e voltar a tempo.',
        puntos: [
          'No celular, “Avise-me” escreve a eles quando faltam poucas pessoas e quando você os chama: por notificação, e-mail, WhatsApp ou SMS.',
          'As notificações e o e-mail já funcionam. Para WhatsApp e SMS, coloque sua conta em “Configurações”, “Avisos aos seus clientes”, e envie um teste.',
          'Com “Estou a caminho” e “Já cheguei ou vou atrasar…”, ou respondendo VOU, ATRASO 10, CANCELO ou SAIR, eles dizem se vêm: você vê na lista e ao atender. Quem atrasa fica em pausa esses minutos e mantém o lugar.',
          'Se um aviso não sai, seu guichê diz o motivo; “Configurações” guarda o registro de todos.',
          'Se um atendimento dura muito mais que os outros da fila, o painel pergunta se já terminou.',
          'Com “Comunicado a quem espera” você diz algo a todos, ou a quem espera em algumas filas, nos celulares e na TV de chamada, até a hora que escolher. Quem pediu avisos também o recebe pelo meio que escolheu.',
          'Só é avisado quem pediu, e só daquela senha. O endereço é guardado cifrado e apagado um dia depois; até lá, a pessoa pode baixar o que você guarda dela.',
          'Em “Avisos aos seus clientes” você limita os países e as mensagens por dia, e define um horário de silêncio: à noite não saem lembretes, as chamadas sim.',
        ],
      },
      {
        id: 'ley',
        titulo: 'Cumpra a lei do seu país',
        texto:
          'Sua empresa é responsável pelos dados dos clientes. Em palavras simples, e sem substituir um advogado:',
        puntos: [
          'Em todos os países: avise só quem pediu e só sobre aquela senha. O Turnero guarda que texto cada pessoa aceitou, apaga o telefone ou e-mail um dia depois da senha e deixa de escrever a quem responde SAIR.',
          'Escreva seu aviso de privacidade em «Configurações», «Privacidade», ou comece com um modelo do seu país: ele aparece junto ao botão de retirar a senha e cada mudança salva uma versão. Se não precisa de nomes, escolha na fila «Não é pedido».',
          'Brasil (LGPD, Lei 13.709/2018): informe quem é o controlador e para que usa os dados, e atenda aos pedidos de acesso, correção e exclusão.',
          'Espanha (RGPD e LOPDGDD): publique quem é o responsável e para que usa os dados. Um aviso da senha não é publicidade; para publicidade você precisa de outra permissão (LSSI, artigo 21).',
          'México (LFPDPPP): tenha seu aviso de privacidade à vista e atenda aos direitos ARCO.',
          'Chile (Lei 19.628 e, a partir de dezembro de 2026, Lei 21.719): peça permissão expressa, diga para quê e permita retirá-la.',
          'Colômbia (Lei 1581 de 2012): guarde prova da autorização e publique sua política de tratamento. A Lei 2300 de 2023 limita as horas das mensagens comerciais: use o horário de silêncio.',
          'Argentina (Lei 25.326): informe para que coleta o dado e permita vê-lo, corrigi-lo e apagá-lo.',
          'Peru (Lei 29733 e seu regulamento): peça consentimento prévio e informado, e registre seu banco de dados se for o caso.',
        ],
      },
      {
        id: 'espera',
        titulo: 'Retire e siga sua senha',
        texto: 'No seu celular, sem instalar nada e sem criar conta.',
        puntos: [
          'Escaneie o código QR ou abra o link do lugar, escolha a fila e escreva seu nome.',
          'Seu celular mostra seu número, quantas pessoas faltam e a espera estimada. Ele se atualiza sozinho.',
          'Com o aviso, escrevemos quando faltam poucas pessoas e quando você é chamado.',
          'Quando chamam você, o celular toca, vibra e diz aonde ir.',
          'Se precisar de mais tempo, deixe outras pessoas passarem ou diga que vai se atrasar. Se cancelar, seu lugar fica livre.',
          'Com seu código você consulta a senha em qualquer outro celular.',
        ],
      },
      {
        id: 'tecnica',
        titulo: 'Conecte telas e sistemas',
        texto: 'Para quem cuida dos equipamentos.',
        puntos: [
          'Uma TV ou um quiosque só precisa de um navegador: abra /tv nele e digite o código que aparece na página de telas das configurações.',
          'A aba “API REST” descreve cada chamada, com um exemplo que funciona e o documento OpenAPI para baixar.',
          'Para instalar o Turnero no seu próprio servidor, fazer cópias e atualizar, leia docs/operar.md, que vem com o programa.',
        ],
      },
    ],
  },
  api: {
    pestana: 'API REST',
    titulo: 'API REST',
    texto:
      'JSON sobre HTTP. O que é público se chama sem mais; o de uma empresa precisa do cookie de sessão que se recebe ao entrar. A API só cresce por adição.',
    documento: 'Baixar o documento OpenAPI',
    ejemplo: {
      titulo: 'Exemplo: adicionar uma senha',
      texto:
        'Retira uma senha em uma fila. Troque empresaId e colaId pelos seus: estão no endereço do seu painel.',
      peticion: 'Com curl',
      codigo: 'Com JavaScript',
      respuesta: 'Resposta',
    },
    errores: {
      titulo: 'Erros',
      texto:
        'Todos têm a mesma forma: codigo é uma palavra estável para o seu programa e mensaje, uma frase pronta para mostrar. Os erros de validação acrescentam detalles.',
      ejemplo: 'Esta fila está em pausa e não distribui senhas por enquanto.',
    },
    publica: 'Pública',
    sesion: 'Com sessão',
    parametros: 'Parâmetros',
    cuerpo: 'Corpo',
    respuesta: 'Resposta',
    codigos: 'Erros possíveis',
    indice: 'Grupos',
  },
} as const satisfies Texts<typeof es>
