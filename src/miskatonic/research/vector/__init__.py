"""Many tables at once, in worker processes, with observations and masks in shared memory."""

from miskatonic.extras import require

for _module in ("numpy", "gymnasium", "pettingzoo"):
    require("research", _module)
