"""For clients of servers on this machine: they speak no TLS.

Every client of httpx would load all certificates of the system, which takes more time than its requests.
"""

import ssl

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
